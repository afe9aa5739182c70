/** Intersection of a union's members: `{ a } | { b }` becomes `{ a } & { b }`. */
export type MergedParts<Part> = (Part extends unknown ? (part: Part) => void : never) extends (all: infer All) => void ? All : never

/** Throws when two records share a name. */
export const mergeParts = <All extends object>(parts: ReadonlyArray<object>): All => {
  const entries = parts.flatMap((part) => Object.entries(part))
  const all = new Map(entries)
  if (all.size < entries.length) {
    const names = entries.map(([name]) => name)
    throw new Error(`defined twice: ${names.filter((name, index) => names.indexOf(name) !== index).join(", ")}`)
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- callers name the type that their parts make (`MergedParts`)
  return Object.fromEntries(all) as All
}
