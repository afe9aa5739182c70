// @vitest-environment jsdom
import { Effect, Fiber, Layer, ManagedRuntime } from "effect"
import { beforeEach, describe, expect, it } from "vitest"
import * as historyBrowser from "../../adapters/browser/history-browser.ts"
import * as vaultMemory from "../../adapters/memory/vault-memory.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { History } from "../../core/services/ports/history.ts"

beforeEach(() => history.replaceState({ index: 0 }, "", "/diamonds"))

/** A tab whose Back and Forward are watched, as the navigation does. */
const tab = async () => {
  const runtime = ManagedRuntime.make(historyBrowser.layer.pipe(Layer.provide(vaultMemory.layer)))
  const popped: Array<Place> = []
  const service = await runtime.runPromise(Effect.map(History, (found) => found))
  runtime.runFork(service.watch((place) => popped.push(place)))
  const backs: Array<string> = []
  const cover = (name = "dialog") => {
    const fiber = runtime.runFork(service.cover(() => backs.push(name)))
    return () => Effect.runPromise(Fiber.interrupt(fiber))
  }
  const write = (path: string, index: number, how: "push" | "replace" = "push") =>
    Effect.runSync(service.write({ path, search: "", index }, how))
  const current = () => Effect.runPromise(service.current)
  return { backs, cover, current, popped, write }
}

const popState = () => new Promise((done) => addEventListener("popstate", done, { once: true }))
const settled = () => new Promise((done) => setTimeout(done, 120))

const back = async () => {
  const heard = popState()
  history.back()
  await heard
}

describe("an entry of the history that covers a page", () => {
  it("is taken off by Back, which is told, and the page stays", async () => {
    const { backs, cover, popped } = await tab()
    const uncover = cover()
    expect([history.state, location.pathname]).toEqual([{ index: 0, cover: true }, "/diamonds"])
    await back()
    expect([backs, popped, location.pathname]).toEqual([["dialog"], [], "/diamonds"])
    await uncover()
    await settled()
    expect(history.state).toEqual({ index: 0 })
  })

  it.each(["push", "replace"] as const)("is taken off by Back on a page that was gone to by %s", async (how) => {
    const { backs, cover, popped, write } = await tab()
    write("/jewelry", how === "push" ? 1 : 0, how)
    const uncover = cover()
    await back()
    expect([backs, popped, location.pathname]).toEqual([["dialog"], [], "/jewelry"])
    await uncover()
    await settled()
    expect([location.pathname, history.state]).toEqual(["/jewelry", { index: how === "push" ? 1 : 0 }])
  })

  it("is taken off by Back on a page whose address carried a secret", async () => {
    history.replaceState(null, "", "/?password-reset=abc")
    const { backs, cover, current, popped } = await tab()
    expect(await current()).toEqual({ path: "/", search: "", index: 0 })
    const uncover = cover()
    await back()
    expect([backs, popped, location.pathname + location.search]).toEqual([["dialog"], [], "/"])
    await uncover()
    await settled()
  })

  it("is taken off when what it stood for closes otherwise, and nobody is told", async () => {
    const { backs, cover, popped } = await tab()
    const uncover = cover()
    const heard = popState()
    await uncover()
    await heard
    expect([backs, popped, history.state]).toEqual([[], [], { index: 0 }])
  })

  it("gives its place to a page that is gone to: one Back leads to the page before", async () => {
    const { backs, cover, popped, write } = await tab()
    const uncover = cover()
    write("/jewelry", 1)
    await uncover()
    await settled()
    expect(location.pathname).toBe("/jewelry")
    await back()
    expect(location.pathname).toBe("/diamonds")
    expect([backs, popped.map(({ index }) => index)]).toEqual([[], [0]])
  })

  it("is left behind by a step over several entries, which is not followed by another", async () => {
    const { backs, cover, popped, write } = await tab()
    write("/jewelry", 1)
    write("/contacts", 2)
    const uncover = cover()
    const heard = popState()
    history.go(-2)
    await heard
    await uncover()
    await settled()
    expect([backs, popped.map(({ path }) => path), location.pathname]).toEqual([[], ["/jewelry"], "/jewelry"])
  })

  it("stays for the dialog that takes another's place", async () => {
    const { backs, cover } = await tab()
    const first = cover("first")
    await first()
    cover("second")
    await settled()
    expect(history.state).toEqual({ index: 0, cover: true })
    await back()
    expect([backs, history.state]).toEqual([["second"], { index: 0 }])
  })
})
