/** Merges this tab's pending writes into the stored ones. Other tabs' writes stay until sent and are not decoded. */
export const makeOutbox = () => {
  const mine = new Set<unknown>()
  return (before: unknown, tabWrites: ReadonlyArray<{ readonly key: string }>): ReadonlyArray<unknown> => {
    for (const { key } of tabWrites) mine.add(key)
    const others = writesIn(before).filter((write) => !mine.has(keyOf(write)))
    return [...others, ...tabWrites.filter(({ key }) => key !== "")]
  }
}

const writesIn = (stored: unknown): ReadonlyArray<unknown> => {
  const writes: unknown = typeof stored === "object" && stored !== null ? Reflect.get(stored, "writes") : undefined
  return Array.isArray(writes) ? writes : []
}

const keyOf = (write: unknown): unknown => (typeof write === "object" && write !== null ? Reflect.get(write, "key") : undefined)
