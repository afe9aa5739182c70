import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate"
import { type Entry, incarnationKey, type Size } from "./journal.ts"
import type { Recorder } from "./record.ts"
import type { FromInspector, FromTab, Grown, TabInfo, Verdict } from "./wire.ts"

/** How many entries go in one answer, so that a tab which did much at once stays quick. */
const most = 2_000

/** A tab that can be inspected, as it stands when it is asked. */
export type InspectedTab = {
  readonly recorder: Recorder
  readonly info: () => TabInfo
  readonly sizes: () => ReadonlyArray<Size>
}

/** What a tab answers to an inspector; nothing to what is for another tab. It keeps nothing for an inspector, so one that has gone away costs nothing. */
export const answerInspector = ({ info, recorder, sizes }: InspectedTab, asked: FromInspector): FromTab | undefined => {
  const here = info()
  const { build, id: tab } = here
  if (asked.type === "who") return { type: "here", info: here }
  if (asked.tab !== tab) return undefined
  const { inspector } = asked
  if (asked.type === "send") return { type: "sent", tab, inspector, verdict: deliver(recorder, asked.actor, asked.event) }
  const grown = asked.after === null ? undefined : grownSince(asked.after, recorder, sizes())
  if (grown === undefined) return { type: "whole", tab, inspector, build, journal: recorder.journal(), sizes: sizes() }
  return { type: "grown", tab, inspector, info: here, grown }
}

/** The entries after one; `undefined` where they are no longer all kept, and the whole journal has to be told again. */
const grownSince = (after: number, recorder: Recorder, sizes: ReadonlyArray<Size>): Grown | undefined => {
  const entries: Array<Entry> = []
  for (
    let next = recorder.entry(after + 1);
    next !== undefined && entries.length < most;
    next = recorder.entry(after + 1 + entries.length)
  ) {
    entries.push(next)
  }
  if (entries.length === 0) return after + 1 === recorder.next ? { entries, incarnations: [], sizes, isMore: false } : undefined
  const keys = new Set(entries.map(incarnationKey))
  const incarnations = recorder.incarnations().filter((incarnation) => keys.has(incarnationKey(incarnation)))
  return { entries, incarnations, sizes, isMore: after + 1 + entries.length < recorder.next }
}

/** Sends an event as a view would: only one that the actor takes now. */
const deliver = (recorder: Recorder, path: string, event: AnyEventObject): Verdict => {
  const actor: AnyActorRef | undefined = recorder.living().find(({ incarnation }) => incarnation.actor === path)?.actor
  if (actor === undefined) return "absent"
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  if (!snapshot.can(event)) return "refused"
  actor.send(event)
  return "taken"
}
