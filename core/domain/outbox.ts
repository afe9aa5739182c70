/** A write that got no answer is sent so often in a row; then it waits for the shopper, the network, or the next visit. */
export const triesMost = 5

/** From this try on, what does not depend on a write goes before it: one that the shop cannot take holds up nothing else. */
const patience = 3

/** The queue after its first write got no answer once more. */
export const afterFailure = <W>(writes: ReadonlyArray<W>, tries: number, touches: (write: W) => Touched): ReadonlyArray<W> =>
  tries < patience ? writes : setAside(writes, touches)

/** What a write concerns: so many things, or all of them. */
export type Touched = ReadonlyArray<string> | "all"

/** The first write behind all that do not concern what it concerns; of one thing the order stays. */
export const setAside = <W>(writes: ReadonlyArray<W>, touches: (write: W) => Touched): ReadonlyArray<W> => {
  const held = new Set<string>()
  let isAllHeld = false
  const [ahead, behind]: readonly [Array<W>, Array<W>] = [[], []]
  for (const write of writes) {
    const touched = touches(write)
    const isHeld = behind.length === 0 || isAllHeld || touched === "all" || touched.some((thing) => held.has(thing))
    if (!isHeld) {
      ahead.push(write)
      continue
    }
    behind.push(write)
    if (touched === "all") isAllHeld = true
    else for (const thing of touched) held.add(thing)
  }
  return [...ahead, ...behind]
}
