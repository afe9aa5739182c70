import fc from "fast-check"
import type { AnyStateMachine } from "xstate"
import type { Tree } from "../../../core/journal/journal.ts"
import type { Mail } from "../../../core/kernel/system-state.ts"
import { makeSystem } from "../../../core/kernel/system.ts"
import { settle, handleOf, recordingMachine, type LoosePolicies, planOf, ping } from "./recording-machine.ts"
import { recordMachine } from "../../../qa/paths/recorded.ts"

/** One step of a system: a command, an event, or a change of its environment. */
export type Move =
  | { readonly do: "give" | "stop" | "start" | "crash" | "end" | "online"; readonly name: Name }
  | { readonly do: "publish"; readonly type: string }
  | { readonly do: "wait" | "retry" | "halfAMinute" }

export const names = ["a", "b", "c"] as const
type Name = (typeof names)[number]

/** `a` runs from the start; the code of `b` and `c` loads when it is requested and online. */
export const followers: Readonly<Record<string, ReadonlyArray<Name>>> = {
  "s.one": ["a", "b", "c"],
  "s.two": ["b"],
  "f.one": ["a", "c"],
  "l.go": []
}
export const retained = ["s"]
/** Commands returned by the policies; those on `l.go` are loaded late. */
export const answered: Readonly<Record<string, ReadonlyArray<Name>>> = { "p.go": ["b", "c", "b"], "l.go": ["a", "c"] }

const answering = (type: string): LoosePolicies => ({ [type]: () => (answered[type] ?? []).map((to) => ({ to, command: ping(type) })) })

/** A system whose code loads only when online, restored from a tree or started fresh. */
export const runSystem = async (online: Set<Name>, from?: { readonly tree: Tree; readonly at: number }) => {
  const load = (name: Name) => async () => {
    await Promise.resolve()
    if (!online.has(name)) throw new Error("offline")
    return recordingMachine(name)
  }
  const made = makeSystem(
    planOf({
      features: { a: { machine: recordingMachine("a") }, b: { load: load("b") }, c: { load: load("c") } },
      follows: followers,
      retained,
      policies: [answering("p.go")],
      late: () => Promise.resolve({ follows: {}, policies: [answering("l.go")] })
    })
  )
  if (from !== undefined) await made.prepare(from.tree.snapshot)
  const recorded = recordMachine(made.machine as AnyStateMachine, "system", from && { from: from.tree, startAt: from.at })
  const handle = handleOf(recorded.root)
  return { ...handle, recorded, made, online }
}
export type SystemRun = Awaited<ReturnType<typeof runSystem>>

/** Makes one move; only `wait` returns a promise. `n` identifies the move in the recorded events. */
export const make = ({ send, online, publish, recorded, system }: SystemRun, move: Move, n: number): Promise<unknown> | undefined => {
  switch (move.do) {
    case "give":
      send(move.name, ping(n))
      return undefined
    case "crash":
      send(move.name, { type: "x.crash" })
      return undefined
    case "end":
      send(move.name, { type: "x.end" })
      return undefined
    case "start":
      system.send({ type: "system.start", feature: move.name })
      return undefined
    case "stop":
      system.send({ type: "system.stop", feature: move.name })
      return undefined
    case "online":
      online.add(move.name)
      return undefined
    case "publish":
      publish({ type: move.type })
      return undefined
    case "retry":
      system.send({ type: "system.retry" })
      return undefined
    case "halfAMinute":
      recorded.clock.increment(30_000)
      return undefined
    case "wait":
      return settle()
  }
}

/** Events that a feature has received, followed by those in its mailbox. */
export const receivedBy = ({ received, state }: Pick<SystemRun, "received" | "state">, name: Name): ReadonlyArray<unknown> => {
  const { mailbox } = state()
  const mail = mailbox.filter(({ to }) => to === name).map(({ event }: Mail): unknown => ("n" in event ? event.n : event.type))
  return [...((received(name) as ReadonlyArray<unknown> | undefined) ?? []), ...mail]
}

const named = (...kinds: ReadonlyArray<Extract<Move, { readonly name: Name }>["do"]>): fc.Arbitrary<Move> =>
  fc.record({ do: fc.constantFrom(...kinds), name: fc.constantFrom(...names) })

export const moves: fc.Arbitrary<ReadonlyArray<Move>> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: named("give") },
    { weight: 4, arbitrary: named("start", "stop", "crash", "end", "online") },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("publish" as const), type: fc.constantFrom(...Object.keys(followers), "p.go") }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom("wait" as const, "retry" as const, "halfAMinute" as const) }) }
  ),
  { maxLength: 24, size: "max" }
)
