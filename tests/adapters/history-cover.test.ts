// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { closeTabs, tab } from "../support/browser/history-tab.ts"

beforeEach(() => history.replaceState({ index: 0 }, "", "/diamonds"))

afterEach(closeTabs)

/** State of the history entry without its document: the files of a worker share one. */
const entry = () => ({ ...history.state, document: undefined })
const popState = () => new Promise((done) => addEventListener("popstate", done, { once: true }))
/** Waits for the code of the layers, requested at an entry of one. */
const arrived = () => new Promise((done) => setTimeout(done, 10))
const settled = () => new Promise((done) => setTimeout(done, 120))
const close = (uncover: () => Promise<unknown>) => uncover().then(settled)

const step = async (way: "back" | "forward") => {
  history[way]()
  await popState()
}
const back = () => step("back")

describe("an entry of the history that covers a page", () => {
  it("is removed by Back, which is reported, and the page remains", async () => {
    const { backs, cover, popped } = await tab()
    const uncover = await cover()
    expect([entry(), location.pathname]).toEqual([{ index: 0, cover: 1 }, "/diamonds"])
    await back()
    expect([backs, popped, location.pathname]).toEqual([["dialog"], [], "/diamonds"])
    await close(uncover)
    expect(entry()).toEqual({ index: 0 })
  })

  it("is not removed while another document loads, but at the user's next action if that load is stopped", async () => {
    const { cover } = await tab()
    const uncover = await cover()
    dispatchEvent(new Event("beforeunload"))
    await close(uncover)
    expect(entry()).toEqual({ index: 0, cover: 1 })
    dispatchEvent(new Event("keydown"))
    await settled()
    expect(entry()).toEqual({ index: 0 })
  })

  it.each(["push", "replace"] as const)("is removed by Back on a page opened by %s", async (how) => {
    const { backs, cover, popped, write } = await tab()
    await write("/jewelry", how === "push" ? 1 : 0, how)
    const uncover = await cover()
    await back()
    expect([backs, popped, location.pathname]).toEqual([["dialog"], [], "/jewelry"])
    await close(uncover)
    expect([location.pathname, entry()]).toEqual(["/jewelry", { index: how === "push" ? 1 : 0 }])
  })

  it("is removed by Back on a page whose address contained a secret", async () => {
    history.replaceState(null, "", "/?password-reset=abc")
    const { backs, cover, current, popped } = await tab()
    expect(await current()).toEqual({ path: "/", search: "", index: 0 })
    const uncover = await cover()
    await back()
    expect([backs, popped, location.pathname + location.search]).toEqual([["dialog"], [], "/"])
    await close(uncover)
  })

  it("is removed without a report when its layer closes otherwise", async () => {
    const { backs, cover, popped } = await tab()
    const uncover = await cover()
    const popEvent = popState()
    await uncover()
    await popEvent
    expect([backs, popped, entry()]).toEqual([[], [], { index: 0 }])
  })

  it("is replaced by a new page: one Back leads to the previous page", async () => {
    const { backs, cover, popped, write } = await tab()
    const uncover = await cover()
    await write("/jewelry", 1)
    await close(uncover)
    expect(location.pathname).toBe("/jewelry")
    await back()
    expect(location.pathname).toBe("/diamonds")
    expect([backs, popped.map(({ index }) => index)]).toEqual([[], [0]])
  })

  it("is left behind by a step over several entries, without a second step", async () => {
    const { backs, cover, popped, write } = await tab()
    await write("/jewelry", 1)
    await write("/contacts", 2)
    const uncover = await cover()
    history.go(-2)
    await popState()
    await close(uncover)
    expect([backs, popped.map(({ path }) => path), location.pathname]).toEqual([[], ["/jewelry"], "/jewelry"])
  })

  it("remains for a dialog that replaces another", async () => {
    const { backs, cover } = await tab()
    const first = await cover("first")
    await first()
    await cover("second")
    await settled()
    expect(entry()).toEqual({ index: 0, cover: 1 })
    await back()
    expect([backs, entry()]).toEqual([["second"], { index: 0 }])
  })

  it("closes one of two layers at each Back, the upper one first", async () => {
    const { backs, cover } = await tab()
    const [uncoverDrawer, uncoverDialog] = [await cover("drawer"), await cover("dialog")]
    expect(entry()).toEqual({ index: 0, cover: 2 })
    await back()
    await uncoverDialog()
    expect([backs, entry()]).toEqual([["dialog"], { index: 0, cover: 1 }])
    await back()
    await uncoverDrawer()
    await settled()
    expect([backs, entry()]).toEqual([["dialog", "drawer"], { index: 0 }])
  })

  it("remains for the lower layer when the upper one is closed by a button, and vice versa", async () => {
    const { backs, cover } = await tab()
    const [uncoverDrawer, uncoverDialog] = [await cover("drawer"), await cover("dialog")]
    await uncoverDrawer()
    await settled()
    expect([backs, entry()]).toEqual([[], { index: 0, cover: 1 }])
    await back()
    expect(backs).toEqual(["dialog"])
    await uncoverDialog()
  })

  it("is added again for a layer that Back did not close, such as a drawer leaving a branch", async () => {
    const { backs, cover } = await tab()
    const uncover = await cover("branch")
    await back()
    await settled()
    expect([backs, entry()]).toEqual([["branch"], { index: 0, cover: 1 }])
    await close(uncover)
  })

  it("is replaced together with the lower one by a page opened from the upper one", async () => {
    const { cover, popped, write } = await tab()
    const [uncoverDrawer, uncoverDialog] = [await cover("drawer"), await cover("dialog")]
    await write("/jewelry", 1)
    await Promise.all([uncoverDrawer(), uncoverDialog()])
    await settled()
    await back()
    expect([location.pathname, entry(), popped.map(({ path }) => path)]).toEqual(["/diamonds", { index: 0 }, ["/diamonds"]])
  })

  it("is removed before another address replaces its page", async () => {
    history.pushState({ index: 1 }, "", "/jewelry")
    const { cover, popped, write } = await tab()
    const uncover = await cover()
    await write("/jewelry/kolco", 1, "replace")
    await close(uncover)
    expect([location.pathname, entry()]).toEqual(["/jewelry/kolco", { index: 1 }])
    await back()
    expect([location.pathname, popped.map(({ path }) => path)]).toEqual(["/diamonds", ["/diamonds"]])
  })

  it("does not undo a link followed during its removal", async () => {
    const { cover, popped, write } = await tab()
    const uncover = await cover()
    await uncover()
    await new Promise((done) => setTimeout(done, 50))
    await write("/jewelry", 1)
    await settled()
    expect([location.pathname, entry(), popped]).toEqual(["/jewelry", { index: 1 }, []])
    await back()
    expect(location.pathname).toBe("/diamonds")
  })

  it("is skipped by Back if a reload has left it without its layer", async () => {
    history.pushState({ index: 1 }, "", "/jewelry")
    history.pushState({ index: 1, cover: 1 }, "")
    const { backs, current, popped } = await tab()
    await current()
    await back()
    await popState()
    expect([location.pathname, backs, popped.map(({ path }) => path)]).toEqual(["/diamonds", [], ["/diamonds"]])
  })

  it("is skipped by Forward once its layer is closed, and Back then leads to the previous page at once", async () => {
    history.pushState({ index: 1 }, "", "/jewelry")
    const { backs, cover, popped } = await tab()
    const uncover = await cover()
    await back()
    await close(uncover)
    await step("forward")
    await popState()
    expect([backs, popped, entry()]).toEqual([["dialog"], [], { index: 1 }])
    await back()
    expect([location.pathname, popped.map(({ path }) => path)]).toEqual(["/diamonds", ["/diamonds"]])
  })

  it("is skipped by Back if Forward reached it after a reload of its page", async () => {
    history.pushState({ index: 1 }, "", "/jewelry")
    history.pushState({ index: 1, cover: 1 }, "")
    await back()
    const { backs, popped } = await tab()
    await step("forward")
    await arrived()
    await back()
    await popState()
    expect([location.pathname, backs, popped.map(({ path }) => path)]).toEqual(["/diamonds", [], ["/jewelry", "/diamonds"]])
  })

  it("does not block Forward to the page beyond it", async () => {
    history.pushState({ index: 0, cover: 1 }, "")
    history.pushState({ index: 1 }, "", "/jewelry")
    await back()
    const { current, popped } = await tab()
    await current()
    await step("forward")
    history.go(-2)
    await popState()
    await step("forward")
    await popState()
    expect([location.pathname, popped.map(({ path }) => path)]).toEqual(["/jewelry", ["/jewelry", "/diamonds", "/jewelry"]])
  })

  it("closes by Back over a fragment of the page, whose entry the browser created", async () => {
    const { backs, cover, popped } = await tab()
    history.pushState(null, "", "#reviews")
    const uncover = await cover()
    await back()
    expect([backs, popped, location.hash]).toEqual([["dialog"], [], "#reviews"])
    await close(uncover)
  })
})
