import type { AnyEventObject } from "xstate"
import type { Entry, Journal, Life, Tree } from "./journal.ts"

/** The channel on which an inspector and the tabs of the shop speak. A tab only answers: with no inspector it does nothing. */
export const inspectorChannel = "gran.inspector"

/** A tab of the shop as an inspector lists it. */
export type TabInfo = { readonly id: string; readonly build: string; readonly title: string; readonly path: string }

export type FromInspector =
  | { readonly type: "who" }
  /** Asks for what came after the entry `after`, or for the whole journal with `null`. */
  | { readonly type: "more"; readonly tab: string; readonly inspector: string; readonly after: number | null }
  | { readonly type: "send"; readonly tab: string; readonly inspector: string; readonly actor: string; readonly event: AnyEventObject }

/** What has been added to a journal; `isMore` says that it is not all. */
export type Grown = { readonly entries: ReadonlyArray<Entry>; readonly lives: ReadonlyArray<Life>; readonly isMore: boolean }

export type FromTab =
  | { readonly type: "here"; readonly info: TabInfo }
  | { readonly type: "gone"; readonly tab: string }
  | { readonly type: "whole"; readonly tab: string; readonly inspector: string; readonly build: string; readonly journal: Journal }
  | { readonly type: "grown"; readonly tab: string; readonly inspector: string; readonly info: TabInfo; readonly grown: Grown }
  | { readonly type: "sent"; readonly tab: string; readonly inspector: string; readonly verdict: Verdict }

/** What became of an event that was sent by hand. */
export type Verdict = "taken" | "refused" | "absent"

/** The channel on which an inspector shows the shop's screen of a moment (`app/mirror.tsx`). */
export const mirrorChannel = "gran.mirror"

/** What the frame of a screen says: it stands, or it goes. */
export type FromMirror = { readonly type: "ready" } | { readonly type: "closed" }
export type ToMirror = { readonly type: "draw"; readonly tree: Tree }
