export type SourceMap = { readonly sources: ReadonlyArray<string>; readonly mappings: string }

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

/** Characters by source; unmapped ones under "". */
export const charactersBySource = (code: string, map: SourceMap): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>()
  const add = (source: number | null, size: number) => {
    const name = source === null ? "" : (map.sources[source] ?? "")
    sizes.set(name, (sizes.get(name) ?? 0) + size)
  }
  const lines = code.split("\n")
  let source = 0
  map.mappings.split(";").forEach((mapped, index) => {
    const length = (lines[index] ?? "").length
    let column = 0
    let owner: number | null = null
    for (const segment of mapped === "" ? [] : mapped.split(",")) {
      const [toColumn = 0, toSource] = decode(segment)
      add(owner, toColumn)
      column += toColumn
      if (toSource !== undefined) source += toSource
      owner = toSource === undefined ? null : source
    }
    add(owner, length - column)
  })
  return sizes
}

/** Decodes a VLQ segment: base 64, five bits a digit, sign in the lowest bit. */
const decode = (segment: string): ReadonlyArray<number> => {
  const numbers: Array<number> = []
  let value = 0
  let shift = 0
  for (const digit of segment) {
    const bits = digits.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if (bits >= 32) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
