print("topdown")
