import { Effect } from "effect"
import { coverDepth } from "./entry-number.ts"

/** True while the browser loads another document, which a history step would cancel, until the user's next act in this page. */
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
 * History entries of the layers (dialogs, menus) over a page, one each; `cover` in the state is the number of layers up to it. Back closes
 * the topmost layer. Entries of closed layers (after a reload, Back from another document, or Forward) are skipped.
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
  /** Matches entries to layers: goes back over surplus ones, adds missing ones. */
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
  /** Delays `settle`: a layer replaced by a new page or layer needs no step back. */
  const settleIn = (ms: number) => void setTimeout(settle, ms)
  const endStep = () => {
    isTravelling = false
    for (const done of waiting) done()
    waiting = []
  }
  /** Resolves to `true` at the next `popstate`, to `false` after `patienceMs`. */
  const nextStep = () =>
    new Promise<boolean>((done) => {
      waiting = [...waiting, () => done(true)]
      setTimeout(() => done(false), patienceMs)
    })

  /** Goes back until `to` entries are left over the page. */
  const goBackTo = async (to: number): Promise<void> => {
    const isAbove = () => isTravelling || depth > to
    let hasArrived = true
    while (hasArrived && isAbove()) {
      if (!isTravelling) travel(to)
      hasArrived = await nextStep()
    }
  }

  return {
    /** Adds a layer, and its entry, while the effect runs. */
    add: (close: () => void): Effect.Effect<never> =>
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
    write: (how: "push" | "replace", writeEntry: (as: "push" | "replace") => void): Effect.Effect<void> => {
      const height = how === "push" ? 1 : 0
      const put = () => {
        writeEntry(depth > 0 ? "replace" : how)
        depth = 0
        isTravelling = false
        settleIn(leavingMs)
      }
      return !isTravelling && depth <= height
        ? Effect.sync(put)
        : Effect.map(
            Effect.promise(() => goBackTo(height)),
            put
          )
    },
    /** Handles Back or Forward between the layers of one page (`isHere`); returns `true` if it was one. */
    pop: (isHere: boolean): boolean => {
      const before = depth
      const isOwn = isTravelling
      depth = coverDepth(history.state)
      endStep()
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

/** Milliseconds in which a new page closes the layers of the previous one. */
const leavingMs = 1_000

/** Maximum wait for a `popstate`, in milliseconds. */
const patienceMs = 1_000
