import { Effect } from "effect"
import { coverDepth } from "./entry-number.ts"

/** True while the browser loads another document; a step in the history would cancel that. The user's next act in this page ends it. */
let isLeaving = false

const afterNextAct = (run: () => void): void => {
  for (const act of ["pointerdown", "keydown", "pageshow"]) addEventListener(act, run, { capture: true, once: true })
}

addEventListener("beforeunload", () => {
  isLeaving = true
  afterNextAct(() => void (isLeaving = false))
})

/** `close` is called when Back removes the layer's entry. */
type Layer = { readonly close: () => void }

/**
 * History entries of the layers (dialogs, menus) open over a page: one per layer, with the page's address and number; `cover` in its state is the
 * number of layers up to it. Back closes the topmost layer. Entries whose layer is gone (after a reload, Back from another document, or Forward) are
 * skipped, so that each Back has an effect.
 */
export const makeCovers = () => {
  const layers: Array<Layer> = []
  let depth = coverDepth(history.state)
  /** A step made by `travel` is in progress; `waiting` runs after it. */
  let isTravelling = false
  let waiting: ReadonlyArray<() => void> = []

  const travel = (to: number) => {
    isTravelling = true
    history.go(to - depth)
  }
  /** Makes the entries as many as the layers: goes back over surplus ones, adds missing ones. */
  const settle = () => {
    if (isLeaving) return afterNextAct(settle)
    if (isTravelling) return
    if (depth > layers.length) travel(layers.length)
    while (depth < layers.length) {
      const state: unknown = history.state
      depth += 1
      history.pushState({ ...(typeof state === "object" && state), cover: depth }, "")
    }
  }
  /** Settles later, because a layer that a new page or another layer replaces needs no step back. */
  const settleIn = (ms: number) => void setTimeout(settle, ms)
  const arrive = () => {
    isTravelling = false
    for (const done of waiting) done()
    waiting = []
  }
  /** Resolves to `true` after the next `popstate`, to `false` after `patienceMs`. */
  const arrival = () =>
    new Promise<boolean>((done) => {
      waiting = [...waiting, () => done(true)]
      setTimeout(() => done(false), patienceMs)
    })

  /** Goes back until `to` entries are left over the page. */
  const comeDown = async (to: number): Promise<void> => {
    const isAbove = () => isTravelling || depth > to
    let hasArrived = true
    while (hasArrived && isAbove()) {
      if (!isTravelling) travel(to)
      hasArrived = await arrival()
    }
  }

  return {
    /** Adds a layer, and its entry, while the effect runs. */
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
    /** Writes a page's entry, replacing entries of layers. */
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
    /** Handles Back or Forward between the layers of a page (`isHere`: the page is the same); returns `true` if it was one. */
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

/** Milliseconds in which another layer may replace a closed one. */
const closingMs = 50

/** A new page closes the previous page's layers; those still open after this time, in milliseconds, cover the new page. */
const leavingMs = 1_000

/** Maximum wait for a step of the browser, in milliseconds. */
const patienceMs = 1_000
