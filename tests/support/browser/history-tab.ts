import { Effect, Fiber, Layer, ManagedRuntime } from "effect"
import * as historyBrowser from "../../../adapters/browser/history/history-browser.ts"
import * as vaultMemory from "../../../adapters/memory/vault-memory.ts"
import type { Place } from "../../../core/domain/url/place.ts"
import { History } from "../../../core/services/ports/history.ts"

/** Tabs of the running test; they share one history. */
const tabs: Array<{ readonly dispose: () => Promise<void> }> = []
export const closeTabs = async (): Promise<void> => {
  await Promise.all(tabs.splice(0).map((each) => each.dispose()))
  history.replaceState(null, "", "/")
}

/** Opens a tab that watches Back and Forward, as the navigation does. */
export const tab = async () => {
  const runtime = ManagedRuntime.make(historyBrowser.layer.pipe(Layer.provide(vaultMemory.layer)))
  tabs.push(runtime)
  const popped: Array<Place> = []
  const service = await runtime.runPromise(Effect.map(History, (found) => found))
  runtime.runFork(service.watch((place) => popped.push(place)))
  const backs: Array<string> = []
  /** Loads the code of the layers, which the first layer requests. */
  await import("../../../adapters/browser/history/covers.ts")
  const cover = async (name = "dialog") => {
    const fiber = runtime.runFork(service.cover(() => backs.push(name)))
    await new Promise((done) => setTimeout(done, 10))
    return () => Effect.runPromise(Fiber.interrupt(fiber))
  }
  const write = (path: string, index: number, how: "push" | "replace" = "push") =>
    Effect.runPromise(service.write({ path, search: "", index }, how))
  const current = () => Effect.runPromise(Effect.tap(service.current, Effect.sleep(10)))
  return { backs, cover, current, popped, write }
}
