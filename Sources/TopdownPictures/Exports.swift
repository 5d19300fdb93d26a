@_exported import TopdownStage
