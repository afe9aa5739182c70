import { Effect, Layer } from "effect"
import type { AnyStateMachine } from "xstate"
import * as tabStorageBrowser from "../adapters/browser/tab-storage-browser.ts"
import { keep, type Kept, recall } from "../core/journal/keep.ts"
import type { Machines } from "../core/journal/machines.ts"
import { loggerTo } from "./log.ts"
import { toConsole } from "./to-console.ts"

const tab = Layer.merge(tabStorageBrowser.layer, loggerTo(toConsole))

/** What this tab kept before its reload. */
export const recallTab = (build: string, root: AnyStateMachine, machines: Machines) =>
  Effect.runPromise(Effect.provide(recall(build, root, machines), tab))

/** Keeps the tab for a reload; synchronous, because the page is going away. */
export const keepTab = (kept: Kept): void => Effect.runSync(Effect.provide(keep(kept), tab))
