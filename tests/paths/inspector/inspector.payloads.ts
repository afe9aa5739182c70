import type { SnapshotFrom } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { inspectorMachine } from "../../../inspector/machines/inspector.machine.ts"
import type { InspectorContext } from "../../../inspector/machines/inspector.machine.ts"
import { currentState } from "../../../qa/paths/model.ts"
import { defect } from "../../../qa/paths/visits.ts"

export type Snapshot = SnapshotFrom<typeof inspectorMachine>

export const tab = { id: "a", build: "b1", title: "Главная", path: "/" }
export const otherTab = { id: "b", build: "b1", title: "Корзина", path: "/cart" }
export const silentTab = { ...tab, id: "c", title: "Молчит" }
export const open = { type: "journal.open", from: { kind: "qa", name: "failing.json" } }
export const read = {
  type: "xstate.done.actor.read",
  output: succeeded({ name: "failing.json", build: "b0", count: 3, actor: "tooltip#1" })
}
export const foreign = { _tag: "JournalRefused", reason: "foreign", detail: "формат «другой»" }
export const foreignFile = `{"format":"other","version":1,"masked":false,"shared":[],"file":{}}`
export const refused = (refusal: object) => ({ type: "xstate.done.actor.read", output: failed(refusal) })
export const threw = { type: "xstate.error.actor.read", error: defect }
export const report = { menu: { states: ["ready"], transitions: [] } }
export const reported = (coverage: typeof report | null) => ({ type: "xstate.done.actor.readCoverage", output: coverage })
export const notReported = { type: "xstate.error.actor.readCoverage", error: defect }
export const arrived = { type: "journal.arrived", build: "b1", count: 3, actor: "shop#1", dropped: null }
/** The same journal once more. */
export const continued = { ...arrived, dropped: 0 }
/** The journal of a tab with one entry. */
export const arrivedShort = { ...arrived, count: 1 }
export const drawnIncomplete = { type: "screen.drawn", faults: ["shop: не свернуть"] }
export const sent = { type: "event.send", actor: "shop/header", event: { type: "header.chooseSearch" } }
export const journal = (snapshot: Snapshot) => currentState(snapshot, "journal")
export const time = (snapshot: Snapshot) => currentState(snapshot, "time")
export const hasEntries = ({ context }: Snapshot) => context.count > 0
/** Entry shown: the last one unless another is chosen. */
export const shownEntry = ({ count, position }: Pick<InspectorContext, "count" | "position">) => position ?? count - 1
