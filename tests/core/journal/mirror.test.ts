import { describe, expect, it } from "vitest"
import type { Tree } from "../../../core/journal/journal.ts"
import { loadMirrorParts, makeMirror, type PartLoaders } from "../../../core/journal/mirror.ts"
import type { FromMirror } from "../../../core/journal/wire.ts"

const rest = { status: "active", output: undefined, error: undefined } as const
const treeOf = (children: object): Tree => ({ root: "shop", timers: {}, snapshot: { ...rest, children } as never })

const whole = treeOf({
  page: { src: "page", snapshot: { ...rest, context: { view: { match: { screen: "cart" } } } } },
  dialogs: {
    src: "dialogs",
    snapshot: {
      ...{ ...rest, context: { active: { key: "login" }, behind: { key: "gone" } } },
      children: { form: { src: "loginForm", snapshot: rest } }
    }
  }
})

/** Loaders that record their calls; those of `offline` fail. */
const loadersWithout = (...offline: ReadonlyArray<string>) => {
  const asked: Array<string> = []
  const load = (part: string) => {
    asked.push(part)
    return offline.includes(part) ? Promise.reject(new Error("offline")) : Promise.resolve()
  }
  const loaders: PartLoaders = {
    shop: () => load("shop"),
    machine: (name) => load(name),
    header: () => load("header"),
    screen: load,
    dialog: (key) => (key === "gone" ? Promise.resolve() : load(key))
  }
  return { asked, loaders }
}

describe("the code of a tree", () => {
  it("is the code of its machines at every depth, its screen, its dialogs and the header", async () => {
    const { asked, loaders } = loadersWithout()
    expect(await loadMirrorParts(whole, loaders)).toEqual([])
    expect(asked.toSorted()).toEqual(["cart", "dialogs", "header", "login", "loginForm", "page", "shop"])
  })

  it("is only the shop's and the header's code when nothing is shown", async () => {
    const { asked, loaders } = loadersWithout()
    await loadMirrorParts(treeOf({}), loaders)
    expect(asked).toEqual(["shop", "header"])
  })

  it("reports each part that fails to load by name, and loads the others", async () => {
    const { asked, loaders } = loadersWithout("loginForm", "cart", "login", "header", "shop")
    expect(await loadMirrorParts(whole, loaders)).toEqual([
      "машины магазина: код не загрузился (Error: offline)",
      "машина «loginForm»: код не загрузился (Error: offline)",
      "панели шапки: код не загрузился (Error: offline)",
      "экран «cart»: код не загрузился (Error: offline)",
      "окно «login»: код не загрузился (Error: offline)"
    ])
    expect(asked).toHaveLength(7)
  })
})

/** A mirror whose code loads when the test triggers it. */
const stage = () => {
  const posted: Array<FromMirror> = []
  const shown: Array<number> = []
  const coming: Array<(missing: ReadonlyArray<string>) => void> = []
  const mirror = makeMirror({
    inspector: "own",
    clear: () => shown.push(0),
    post: (message) => posted.push(message),
    load: () => new Promise((come) => coming.push(come)),
    draw: (tree, of) => {
      if (tree.root === "broken") throw new Error("no such root")
      shown.push(of)
      return tree.root === "shop" ? [] : [`${tree.root}: не восстановить`]
    }
  })
  const show = (of: number, root = "shop", inspector = "own") => mirror.show({ type: "draw", inspector, of, tree: { ...whole, root } })
  const clearAt = (of: number) => mirror.show({ type: "draw", inspector: "own", of, tree: null })
  return { ...mirror, clearAt, coming, posted, show, shown }
}

describe("the screen at an entry", () => {
  it("renders once its code has loaded, and reports no faults", async () => {
    const { coming, posted, show, shown, reportFaults } = stage()
    const first = show(1)
    expect(shown).toEqual([])
    coming[0]?.([])
    await first
    reportFaults()
    expect([shown, posted]).toEqual([[1], [{ type: "drawn", inspector: "own", of: 1, faults: [] }]])
  })

  it("is replaced by a newer one, whichever code loads first", async () => {
    const { coming, show, shown } = stage()
    const both = [show(1), show(2)]
    coming[1]?.([])
    coming[0]?.([])
    await Promise.all(both)
    expect(shown).toEqual([2])
  })

  it("is not replaced by that of another inspector", async () => {
    const { coming, show, shown } = stage()
    const both = [show(1), show(2, "shop", "other")]
    for (const come of coming) come([])
    await Promise.all(both)
    expect(shown).toEqual([1])
  })

  it("is cleared when nothing can be drawn, also while code is loading", async () => {
    const { clearAt, coming, show, shown } = stage()
    const first = show(1)
    coming[0]?.([])
    await first
    const second = show(2)
    await clearAt(3)
    coming[1]?.([])
    await second
    expect(shown).toEqual([1, 0])
  })

  it("reports load failures, render failures and later failures once each", async () => {
    const { addFault, coming, posted, show } = stage()
    const first = show(1, "other")
    coming[0]?.(["экран «cart»"])
    await first
    addFault(new Error("a bug"))
    addFault("Error: a bug")
    expect(posted.at(-1)).toEqual({
      type: "drawn",
      inspector: "own",
      of: 1,
      faults: ["экран «cart»", "other: не восстановить", "Error: a bug"]
    })
  })

  it("starts without the faults of the previous one", async () => {
    const { addFault, coming, posted, show, reportFaults } = stage()
    addFault("a bug")
    const first = show(1)
    coming[0]?.([])
    await first
    reportFaults()
    expect(posted.at(-1)).toEqual({ type: "drawn", inspector: "own", of: 1, faults: [] })
  })

  it("is a fault if it cannot be rendered at all", async () => {
    const { coming, posted, show } = stage()
    const first = show(1, "broken")
    coming[0]?.([])
    await first
    expect(posted).toEqual([{ type: "drawn", inspector: "own", of: 1, faults: ["Error: no such root"] }])
  })
})
