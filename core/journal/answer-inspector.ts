import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate"
import { type Entry, incarnationKey, type Size } from "./journal.ts"
import type { Recorder } from "./record.ts"
import type { FromInspector, FromTab, JournalGrowth, TabInfo, Verdict } from "./wire.ts"

/** Per reply, so that a busy tab stays responsive. */
const maxEntries = 2_000

export type InspectedTab = {
  readonly recorder: Recorder
  readonly info: () => TabInfo
  readonly sizes: () => ReadonlyArray<Size>
}

/** Returns `undefined` for messages to another tab. */
export const answerInspector = ({ info, recorder, sizes }: InspectedTab, message: FromInspector): FromTab | undefined => {
  const here = info()
  const { build, id: tab } = here
  if (message.type === "who") return { type: "here", info: here }
  if (message.tab !== tab) return undefined
  const { inspector } = message
  if (message.type === "send") return { type: "sent", tab, inspector, verdict: deliverIfAccepted(recorder, message.actor, message.event) }
  const grown = message.after === null ? undefined : grownSince(message.after, recorder, sizes())
  if (grown === undefined) return { type: "whole", tab, inspector, build, journal: recorder.journal(), sizes: sizes() }
  return { type: "grown", tab, inspector, info: here, grown }
}

/** `undefined` when some of the entries were dropped. */
const grownSince = (after: number, recorder: Recorder, sizes: ReadonlyArray<Size>): JournalGrowth | undefined => {
  const entries: Array<Entry> = []
  for (
    let next = recorder.entry(after + 1);
    next !== undefined && entries.length < maxEntries;
    next = recorder.entry(after + 1 + entries.length)
  ) {
    entries.push(next)
  }
  if (entries.length === 0) return after + 1 === recorder.next ? { entries, incarnations: [], sizes, isMore: false } : undefined
  const keys = new Set(entries.map(incarnationKey))
  const incarnations = recorder.incarnations().filter((incarnation) => keys.has(incarnationKey(incarnation)))
  return { entries, incarnations, sizes, isMore: after + 1 + entries.length < recorder.next }
}

const deliverIfAccepted = (recorder: Recorder, path: string, event: AnyEventObject): Verdict => {
  const actor: AnyActorRef | undefined = recorder.living().find(({ incarnation }) => incarnation.actor === path)?.actor
  if (actor === undefined) return "absent"
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  if (!snapshot.can(event)) return "refused"
  actor.send(event)
  return "taken"
}
