import { type ManagedRuntime, Record } from "effect"
import type { Head } from "../core/domain/content/head.ts"
import type { fromRun, Run } from "../core/kernel/from-run.ts"
import type { PageView } from "../core/machines/navigation/page.machine.ts"
import { pageHead } from "../core/services/content/page-head.ts"
import type { CallServices } from "../core/services/ports/call-services.ts"
import { callTable } from "../core/shop/capabilities.ts"
import type { RunsOf } from "../core/shop/capability.ts"

/** All calls as functions, and the document head of a page; loaded with the first call. */
export type Calls = RunsOf<typeof callTable> & { readonly headOf: (view: PageView) => Head }

export const makeCalls = (runtime: ManagedRuntime.ManagedRuntime<CallServices, never>): Calls => ({
  ...(Record.map(callTable, (call) => call(runtime)) as RunsOf<typeof callTable>),
  headOf: ({ data, match, place }) => pageHead(place, match, data)
})

/** Calls of the navigation and page machines. */
export type NavigationCalls = Pick<Calls, "headOf" | "openPage" | "resolveAddress">

/** Makes an actor of a call; the first run loads the calls. */
export type CallActor = <Input, Output>(choose: (calls: Calls) => Run<Input, Output>) => ReturnType<typeof fromRun<Input, Output>>
