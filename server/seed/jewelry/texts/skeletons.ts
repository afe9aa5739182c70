export type Role = "name" | "lead" | "more" | "stone" | "metal" | "collection" | "wearing" | "pairing" | "occasion" | "care"

/** Bars separate paragraphs, each on one subject. */
const skeletonsFrom = (lines: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<ReadonlyArray<Role>>> =>
  lines.map((line) =>
    line.split(" | ").map((paragraph) => paragraph.split(" ").flatMap((word) => roles.find((role) => role === word) ?? []))
  )

const roles: ReadonlyArray<Role> = ["name", "lead", "more", "stone", "metal", "collection", "wearing", "pairing", "occasion", "care"]

export const collectionSkeletons = skeletonsFrom([
  "name lead | collection more stone | wearing pairing",
  "lead more | name collection | wearing care",
  "collection name | lead more stone | wearing",
  "name lead | collection more metal | pairing occasion",
  "name collection | lead stone more | care",
  "lead more stone | collection metal | wearing occasion",
  "name lead more | collection metal | pairing",
  "collection lead | more stone metal | wearing",
  "lead stone | name collection | wearing",
  "name lead | more more metal | wearing occasion",
  "lead more stone | collection name",
  "collection lead more | stone metal | wearing pairing",
  "lead more | collection name | occasion",
  "name lead | stone wearing",
  "collection lead | more care",
  "lead more | collection name"
])

export const otherSkeletons = skeletonsFrom([
  "name lead | more stone | wearing care",
  "lead more | stone metal | name",
  "name lead more | stone metal | wearing",
  "lead stone more | wearing occasion",
  "lead more | stone metal | pairing occasion",
  "name lead | more more stone | pairing",
  "lead stone more | wearing pairing | name",
  "name | lead more stone | wearing care",
  "name lead stone | more metal | occasion",
  "lead more more | wearing pairing | name",
  "name lead | metal more | wearing care",
  "lead stone | more metal more | name",
  "name lead | more wearing",
  "lead more stone | name",
  "lead stone | wearing occasion",
  "name | lead more metal | pairing",
  "name lead more | wearing pairing"
])
