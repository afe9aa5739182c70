import { Effect, Layer, ManagedRuntime, Record } from "effect"
import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import { makeIdentity } from "../../adapters/memory/identity-memory.ts"
import { makeDeviceStorage } from "../../adapters/memory/device-storage-memory.ts"
import type { Calls } from "../../app/calls.ts"
import { provideShop, type TabServices } from "../../app/provide-shop.ts"
import { type Outcome, succeeded } from "../../core/kernel/outcome.ts"
import type { Place } from "../../core/domain/url/place.ts"
import { comparableState, fold } from "../../core/journal/fold.ts"
import { byIncarnation, incarnationKey } from "../../core/journal/journal.ts"
import { loadMachine } from "../../core/kernel/lazy-machine.ts"
import { machinesFor } from "../../core/journal/machines.ts"
import { resolveRoute } from "../../core/routes/resolve.ts"
import { pageHead } from "../../core/services/content/page-head.ts"
import { Gestures } from "../../core/services/ports/gestures.ts"
import { Head } from "../../core/services/ports/head.ts"
import { Identity } from "../../core/services/ports/identity.ts"
import { History } from "../../core/services/ports/history.ts"
import { Scroll } from "../../core/services/ports/scroll.ts"
import { callTable } from "../../core/shop/capabilities.ts"
import { machines } from "../../core/shop/machines-by-name.ts"
import { marketingInMemory } from "../samples/marketing.ts"
import { makeMaintenance } from "../samples/maintenance.ts"
import { jsonCopy, recordMachine, type RecordedSystem, currentTree } from "../paths/recorded.ts"

export type PendingCall = {
  readonly name: keyof Calls
  readonly answer: (outcome: Outcome<unknown, unknown>) => void
  readonly breaks: () => void
}

/** Browser events for the shop, and its effects on the tab. */
type Hand = {
  back: (place: Place) => void
  /** Goes back while a dialog covers the page. */
  uncover: () => void
  scroll: (top: number) => void
  escape: () => void
  pressOutside: () => void
  reconnect: () => void
  written: ReadonlyArray<string>
  held: number
}

/** Whole shop in memory, on a frozen clock; all calls wait for the journey. */
export type MemoryTab = {
  readonly hand: Hand
  readonly pending: Array<PendingCall>
  readonly recorded: () => RecordedSystem<AnyStateMachine>
  readonly send: (actor: string, event: { readonly type: string }) => void
  readonly snapshotOf: (actor: string) => AnyMachineSnapshot | undefined
  /** Restarts the shop from its state and drops pending calls. */
  readonly reload: () => void
  readonly stop: () => void
}

/** Browser in memory: its tabs share storage and ids, and draw different UUIDs. */
export const makeMemoryBrowser = () => {
  let drawn = 0
  const newUuid = Effect.sync(() => `0b9b6d34-9a47-4e6f-8a55-${String(drawn++).padStart(12, "0")}`)
  const identity = Layer.effect(
    Identity,
    Effect.map(Identity, (known) => ({ ...known, newUuid }))
  ).pipe(Layer.provide(makeIdentity().layer))
  return { storage: makeDeviceStorage(), identity }
}

export const openMemoryTab = async (browser = makeMemoryBrowser(), path = "/"): Promise<MemoryTab> => {
  const hand: Hand = {
    back: nothing,
    uncover: nothing,
    scroll: nothing,
    escape: nothing,
    pressOutside: nothing,
    reconnect: nothing,
    written: [],
    held: 0
  }
  const pending: Array<PendingCall> = []
  const storage = browser.storage.open()
  const runtime = ManagedRuntime.make(servicesOf(hand, browser.identity))
  const { system } = provideShop(
    runtime,
    () => Promise.resolve(callsInto(pending)),
    () => Promise.resolve(),
    () => Promise.resolve(),
    () =>
      Promise.resolve({
        ...makeMaintenance().ports,
        storage,
        connection: {
          returns: (notify) => Effect.callback(() => void (hand.reconnect = notify)),
          isOnline: Effect.succeed(true),
          watch: () => Effect.never
        },
        clipboard: { copyAddress: () => Effect.succeed(true) },
        loadMarketing: () => Promise.resolve(marketingInMemory({ storage }).machines.marketing),
        privacy: { now: () => 0, isOptedOut: () => false }
      }),
    () => undefined
  )
  const allMachines = { ...machines, ...system.machines }
  await Promise.all(Object.values(allMachines).map(loadMachine))
  const machine = system.machine as AnyStateMachine
  let recorded = recordMachine(machine, "shop", { input: { inputs: { navigation: { place: { path, search: "", index: 0 } } } } })
  const begin = () => {
    recorded.root.send({ type: "tab.began", auth: "guest", drafts: {}, owner: null, wish: null })
    recorded.root.send({ type: "tab.touched" })
  }
  begin()
  const childOf = (actor: string) => {
    const { children } = recorded.root.getSnapshot()
    return children[actor]
  }
  return {
    hand,
    pending,
    recorded: () => recorded,
    send: (actor, event) => childOf(actor)?.send(event),
    snapshotOf: (actor) => childOf(actor)?.getSnapshot(),
    reload: () => {
      const { recorder } = recorded
      const from = currentTree(recorded)
      const startAt = recorded.now()
      const before = recorder.journal()
      recorded.root.stop()
      pending.splice(0)
      recorded = recordMachine(machine, "shop", { from, startAt, before })
    },
    stop: () => void recorded.root.stop()
  }
}

/** Incarnations whose fold differs from the running machine. */
export const divergedIncarnations = async ({ recorded }: MemoryTab): Promise<ReadonlyArray<string>> => {
  const { recorder } = recorded()
  const journal = recorder.journal()
  const machineOf = await machinesFor(journal, machines)
  const entries = byIncarnation(journal.entries)
  return recorder.living().flatMap(({ actor, incarnation }) => {
    const stored = journal.incarnations.find((each) => incarnationKey(each) === incarnationKey(incarnation)) ?? incarnation
    const machine = machineOf(stored)
    const folded = machine && fold(machine, stored, entries.get(incarnationKey(incarnation)) ?? [])
    const [here, there] = [
      folded && jsonCopy(comparableState(folded.snapshot)),
      jsonCopy(comparableState(actor.getSnapshot() as AnyMachineSnapshot))
    ]
    return JSON.stringify(here) === JSON.stringify(there) ? [] : [incarnationKey(incarnation)]
  })
}

const nothing = (): undefined => undefined

const servicesOf = (hand: Hand, identity: Layer.Layer<Identity>): Layer.Layer<TabServices> =>
  Layer.mergeAll(
    Layer.succeed(History, {
      current: Effect.never,
      write: ({ path, search }) => Effect.sync(() => void (hand.written = [...hand.written, path + search])),
      leave: () => Effect.never,
      watch: (notify) => Effect.callback<never>(() => void (hand.back = notify)),
      cover: (notify) => Effect.callback<never>(() => void (hand.uncover = notify))
    }),
    identity,
    Layer.succeed(Head, { write: () => Effect.void }),
    Layer.succeed(Scroll, {
      remember: () => Effect.void,
      toTop: Effect.void,
      restore: () => Effect.void,
      watch: (isBeyond, notify) => Effect.callback<never>(() => void (hand.scroll = (top) => notify(isBeyond(top)))),
      hold: Effect.callback<never>(() => {
        hand.held += 1
        return Effect.sync(() => void (hand.held -= 1))
      })
    }),
    Layer.succeed(Gestures, {
      escapes: (notify) => Effect.callback<never>(() => void (hand.escape = notify)),
      pressesOutside: (_, notify) => Effect.callback<never>(() => void (hand.pressOutside = notify))
    })
  )

/** Resolves addresses at once, as in the browser; other calls wait. */
const callsInto = (pending: Array<PendingCall>): Calls => {
  const waits = (name: keyof Calls) => () =>
    new Promise<never>((done, fail) => {
      const answer = (outcome: Outcome<unknown, unknown>) => done(outcome as never)
      pending.push({ name, answer, breaks: () => fail(new TypeError("a bug")) })
    })
  return {
    ...(Record.map(callTable, (_, name) => waits(name)) as Omit<Calls, "headOf">),
    resolveAddress: ({ path, search }) => Promise.resolve(succeeded(resolveRoute(path, search))),
    headOf: ({ data, match, place }) => pageHead(place, match, data)
  }
}
