/**
 * The writes of all tabs that wait: this tab's are replaced, another's stay as they stand until that tab, or the next visit, has sent them. Those
 * are not read here: what cannot be read is left out by whoever takes it over.
 */
export const makeOutbox = () => {
  const mine = new Set<unknown>()
  return (before: unknown, own: ReadonlyArray<{ readonly key: string }>): ReadonlyArray<unknown> => {
    for (const { key } of own) mine.add(key)
    const others = writesIn(before).filter((write) => !mine.has(keyOf(write)))
    return [...others, ...own.filter(({ key }) => key !== "")]
  }
}

const writesIn = (kept: unknown): ReadonlyArray<unknown> => {
  const writes: unknown = typeof kept === "object" && kept !== null ? Reflect.get(kept, "writes") : undefined
  return Array.isArray(writes) ? writes : []
}

const keyOf = (write: unknown): unknown => (typeof write === "object" && write !== null ? Reflect.get(write, "key") : undefined)
