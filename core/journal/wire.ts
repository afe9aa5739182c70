import type { AnyEventObject } from "xstate"
import type { Entry, Journal, Incarnation, Size, Tree } from "./journal.ts"

/** The channel on which an inspector and the tabs of the shop speak. A tab only answers: with no inspector it does nothing. */
export const inspectorChannel = "gran.inspector"

/** A tab of the shop as an inspector lists it. */
export type TabInfo = { readonly id: string; readonly build: string; readonly title: string; readonly path: string }

export type FromInspector =
  | { readonly type: "who" }
  /** Asks for what came after the entry `after`, or for the whole journal with `null`. */
  | { readonly type: "more"; readonly tab: string; readonly inspector: string; readonly after: number | null }
  | { readonly type: "send"; readonly tab: string; readonly inspector: string; readonly actor: string; readonly event: AnyEventObject }

/** What has been added to a journal, with every size that the tab has had; `isMore` says that it is not all. */
export type Grown = {
  readonly entries: ReadonlyArray<Entry>
  readonly incarnations: ReadonlyArray<Incarnation>
  readonly sizes: ReadonlyArray<Size>
  readonly isMore: boolean
}

export type FromTab =
  | { readonly type: "here"; readonly info: TabInfo }
  | { readonly type: "gone"; readonly tab: string }
  | {
      readonly type: "whole"
      readonly tab: string
      readonly inspector: string
      readonly build: string
      readonly journal: Journal
      readonly sizes: ReadonlyArray<Size>
    }
  | { readonly type: "grown"; readonly tab: string; readonly inspector: string; readonly info: TabInfo; readonly grown: Grown }
  | { readonly type: "sent"; readonly tab: string; readonly inspector: string; readonly verdict: Verdict }

/** What became of an event that was sent by hand. */
export type Verdict = "taken" | "refused" | "absent"

/** The channel on which an inspector shows the shop's screen of a moment (`app/mirror.tsx`). */
export const mirrorChannel = "gran.mirror"

/** A screen that is to be drawn; the frame names it in what it says of it. */
export type ToMirror = { readonly type: "draw"; readonly of: number; readonly tree: Tree }

/** What the frame of a screen says: it stands, it goes, or what it could not draw of a screen. */
export type FromMirror =
  | { readonly type: "ready" | "closed"; readonly mirror: string }
  | { readonly type: "drawn"; readonly of: number; readonly faults: ReadonlyArray<string> }
