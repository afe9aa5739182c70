import { Effect } from "effect"
import { coverDepth } from "./entry-number.ts"

/** Something that lies over the page; `close` is called when Back takes its entry off. */
type Layer = { readonly close: () => void }

/**
 * Entries of the history over the page's own, one for each layer, at the same address and with the same number; `cover` in their state counts them from
 * the page up. Back takes the uppermost layer off. An entry without its layer (a reload, a Back from another document, Forward after a layer was closed) is
 * stepped over in the direction of the travel: no Back does nothing.
 */
export const makeCovers = () => {
  const layers: Array<Layer> = []
  let depth = coverDepth(history.state)
  /** A step of the covers' own is on its way, and these wait for it. */
  let isTravelling = false
  let waiting: ReadonlyArray<() => void> = []

  const travel = (to: number) => {
    isTravelling = true
    history.go(to - depth)
  }
  const settle = () => {
    if (isTravelling) return
    if (depth > layers.length) travel(layers.length)
    while (depth < layers.length) {
      const state: unknown = history.state
      depth += 1
      history.pushState({ ...(typeof state === "object" && state), cover: depth }, "")
    }
  }
  /** A layer that closes because a page is gone to, or another one opens, is not worth a step back. */
  const settleIn = (ms: number) => void setTimeout(settle, ms)
  const arrive = () => {
    isTravelling = false
    for (const done of waiting) done()
    waiting = []
  }
  const arrival = () =>
    new Promise<boolean>((done) => {
      waiting = [...waiting, () => done(true)]
      setTimeout(() => done(false), patienceMs)
    })

  /** Comes down to so many entries over the page. */
  const comeDown = async (to: number): Promise<void> => {
    const isAbove = () => isTravelling || depth > to
    let hasArrived = true
    while (hasArrived && isAbove()) {
      if (!isTravelling) travel(to)
      hasArrived = await arrival()
    }
  }

  return {
    /** Holds a layer open for as long as it runs. */
    lay: (close: () => void): Effect.Effect<never> =>
      Effect.callback<never>(() => {
        const layer = { close }
        layers.push(layer)
        settle()
        return Effect.sync(() => {
          layers.splice(layers.indexOf(layer), 1)
          settleIn(closingMs)
        })
      }),
    /** Writes a page's entry: one that is gone to stands where a layer was, one that takes another's place where that page was. */
    writes: (how: "push" | "replace", write: (as: "push" | "replace") => void): Effect.Effect<void> => {
      const height = how === "push" ? 1 : 0
      const put = () => {
        write(depth > 0 ? "replace" : how)
        depth = 0
        isTravelling = false
        settleIn(leavingMs)
      }
      return !isTravelling && depth <= height
        ? Effect.sync(put)
        : Effect.map(
            Effect.promise(() => comeDown(height)),
            put
          )
    },
    /** Takes a Back or Forward that was a step between layers of one page; returns `true` for one, which nobody else has to hear of. */
    takesPop: (isHere: boolean): boolean => {
      const before = depth
      const isOwn = isTravelling
      depth = coverDepth(history.state)
      arrive()
      const isBetween = isHere && depth !== before
      const open = isBetween && !isOwn ? layers.slice(depth) : []
      const isOver = isBetween && !isOwn && open.length === 0
      for (const { close } of open.toReversed()) close()
      if (isOver) history.go(Math.sign(depth - before))
      settleIn(isHere && !isOver ? closingMs : leavingMs)
      return isBetween
    }
  }
}

export type Covers = ReturnType<typeof makeCovers>

const closingMs = 50

/** A page that comes closes what lay over the one before; what stays open after that lies over the new page. */
const leavingMs = 1_000

/** A step that the browser has not made by then is not waited for. */
const patienceMs = 1_000
