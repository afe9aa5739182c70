import { Effect, type ManagedRuntime } from "effect"
import { fromCallback } from "xstate"
import type { DialogsEvent, DraftsEvent } from "../core/machines/dialogs-setup.ts"
import { draftsOf, withoutDraft } from "../core/services/kept-drafts.ts"
import type { Shelf } from "../core/services/shelf.ts"

/** What the dialogs ask of the drafts on this device. They are kept when the tab is left (`app/tab-journal.ts`). */
export const keptDrafts = (tab: ManagedRuntime.ManagedRuntime<never, never>, shelf: Shelf["Service"]) =>
  fromCallback<DraftsEvent>(({ receive, sendBack }) => {
    /** The same visitor is told once: what stands in the forms by then is newer. */
    let known: number | null | undefined
    const obey = Effect.fnUntraced(function* (told: DraftsEvent) {
      if (told.type === "drafts.drop") return yield* shelf.update("drafts", (kept) => withoutDraft(kept, told.form, Date.now()))
      if (told.owner === known) return
      known = told.owner
      const drafts = draftsOf(yield* shelf.read("drafts"), told.owner, Date.now())
      if (Object.keys(drafts).length > 0) sendBack({ type: "dialogs.recall", drafts } satisfies DialogsEvent)
    })
    receive((told) => void tab.runFork(obey(told)))
  })
