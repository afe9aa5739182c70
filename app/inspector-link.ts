import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from "xstate"
import { type Entry, incarnationKey } from "../core/journal/journal.ts"
import type { Recorder } from "../core/journal/record.ts"
import { type FromInspector, type FromTab, type Grown, inspectorChannel, type TabInfo, type Verdict } from "../core/journal/wire.ts"
import { tabSizes } from "./tab-sizes.ts"

/** How many entries go in one answer, so that a tab which did much at once stays quick. */
const most = 2_000

/**
 * Lets an inspector in another tab of this origin see this one (`/inspector`). It only answers: no timer, no observer, nothing is kept for
 * an inspector, so a tab that nobody inspects pays nothing, and one whose inspector went away pays nothing again.
 */
export const linkInspector = ({ build, recorder }: { readonly build: string; readonly recorder: Recorder }): void => {
  const channel = new BroadcastChannel(inspectorChannel)
  const tab = nameOfTab()
  const info = (): TabInfo => ({ id: tab, build, title: document.title, path: location.pathname + location.search })
  const tell = (message: FromTab) => post(channel, message)

  channel.addEventListener("message", ({ data }: MessageEvent<FromInspector>) => {
    if (data.type === "who") return tell({ type: "here", info: info() })
    if (data.tab !== tab) return undefined
    const { inspector } = data
    if (data.type === "send") return tell({ type: "sent", tab, inspector, verdict: deliver(recorder, data.actor, data.event) })
    const grown = data.after === null ? undefined : grownSince(data.after, recorder)
    if (grown === undefined) return tell({ type: "whole", tab, inspector, build, journal: recorder.journal(), sizes: tabSizes() })
    return tell({ type: "grown", tab, inspector, info: info(), grown })
  })
  addEventListener("pagehide", () => {
    keepName(tab)
    tell({ type: "gone", tab })
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    takeName()
    tell({ type: "here", info: info() })
  })
  tell({ type: "here", info: info() })
}

/**
 * A tab goes by one name through its reloads, so that an inspector can follow it. The name is put by only while no page of the tab stands: a copy of
 * the tab, which gets a copy of what it keeps, then has a name of its own.
 */
const nameOfTab = (): string => takeName() ?? crypto.getRandomValues(new Uint32Array(2)).join("-")

const nameKey = "gran.tab"

const takeName = (): string | null => {
  try {
    const name = sessionStorage.getItem(nameKey)
    sessionStorage.removeItem(nameKey)
    return name
  } catch {
    // A browser that keeps nothing gives the tab another name after each load.
    return null
  }
}

const keepName = (name: string): void => {
  try {
    sessionStorage.setItem(nameKey, name)
  } catch {
    // The same: an inspector takes it for another tab.
  }
}

/** What a defect brought into an event that is no JSON goes as JSON has it: an inspector is needed most when something is wrong. */
const post = (channel: BroadcastChannel, message: FromTab): void => {
  try {
    channel.postMessage(message)
  } catch {
    channel.postMessage(JSON.parse(JSON.stringify(message)))
  }
}

/** The entries after one; `undefined` where they are no longer all kept, and the whole journal has to be told again. */
const grownSince = (after: number, recorder: Recorder): Grown | undefined => {
  const entries: Array<Entry> = []
  const sizes = tabSizes()
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
