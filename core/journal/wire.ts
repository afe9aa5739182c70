import type { AnyEventObject } from "xstate"
import type { Entry, Journal, Incarnation, Size, Tree } from "./journal.ts"

/** Broadcast channel between an inspector and the shop's tabs. Tabs only reply. */
export const inspectorChannel = "gran.inspector"

export type TabInfo = { readonly id: string; readonly build: string; readonly title: string; readonly path: string }

export type FromInspector =
  | { readonly type: "who" }
  /** Entries after `after`; `null` requests the whole journal. */
  | { readonly type: "more"; readonly tab: string; readonly inspector: string; readonly after: number | null }
  | { readonly type: "send"; readonly tab: string; readonly inspector: string; readonly actor: string; readonly event: AnyEventObject }

/** New entries, and all sizes of a tab. */
export type JournalGrowth = {
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
  | { readonly type: "grown"; readonly tab: string; readonly inspector: string; readonly info: TabInfo; readonly grown: JournalGrowth }
  | { readonly type: "sent"; readonly tab: string; readonly inspector: string; readonly verdict: Verdict }

export type Verdict = "taken" | "refused" | "absent"

/** Broadcast channel for the shop's screen at a moment (`app/mirror.tsx`). Each message names the inspector that opened the screen. */
export const mirrorChannel = "gran.mirror"

/** Address of the screen that an inspector opens. */
export const mirrorAddress = (inspector: string): string => `/inspector/screen#${inspector}`

/** `of` identifies the screen in the replies; `tree` is `null` when there is nothing to draw. */
export type ToMirror = { readonly type: "draw"; readonly inspector: string; readonly of: number; readonly tree: Tree | null }

export type FromMirror =
  | { readonly type: "ready" | "closed"; readonly inspector: string; readonly mirror: string }
  | { readonly type: "drawn"; readonly inspector: string; readonly of: number; readonly faults: ReadonlyArray<string> }
