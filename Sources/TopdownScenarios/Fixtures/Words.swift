/// What ordinary fixtures are written with.
@usableFromInline enum Words {
  @_alwaysEmitIntoClient static var all: [String] {
    [
      "amber", "anchor", "atlas", "autumn", "basin", "beacon", "birch", "bridge", "canal", "candle", "cedar", "cinder", "clover",
      "copper",
      "coral", "cotton", "crane", "delta", "ember", "falcon", "fern", "garden", "glass", "granite", "harbor", "hazel", "heron",
      "island",
      "ivory", "juniper", "lantern", "ledger", "linen", "maple", "marble", "meadow", "mirror", "morning", "needle", "north",
      "ocean",
      "orchard", "paper", "pebble", "pepper", "quarry", "quiet", "raven", "river", "saddle", "silver", "sparrow", "stone",
      "summer",
      "thimble", "timber", "velvet", "violet", "walnut", "willow", "winter", "yellow",
    ]
  }

  @_alwaysEmitIntoClient static var givenNames: [String] {
    [
      "Ada", "Amir", "Anna", "Chinua", "Clara", "Diego", "Elif", "Emeka", "Farid", "Grace", "Hana", "Ines", "Ivan", "Jun",
      "Kenji",
      "Lena",
      "Mateo", "Mei", "Nadia", "Olga", "Priya", "Rosa", "Samir", "Tove", "Yara", "Zoe",
    ]
  }

  @_alwaysEmitIntoClient static var familyNames: [String] {
    [
      "Abara", "Berg", "Costa", "Dahl", "Eriksen", "Fontaine", "García", "Haddad", "Ito", "Jensen", "Kaur", "Lindqvist", "Moreau",
      "Novak",
      "Okafor", "Petrov", "Quispe", "Rossi", "Sato", "Tanaka", "Ueda", "Varga", "Weiss", "Yılmaz", "Zhang", "Ødegaard",
    ]
  }
}
