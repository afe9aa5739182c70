import { Effect, type ManagedRuntime } from "effect"
import { fromCallback } from "xstate"
import type { DialogsEvent, DraftsEvent } from "../core/machines/dialogs/dialogs-setup.ts"
import type { AccountDraftsEvent, AccountEvent } from "../core/machines/account/account.machine.ts"
import { draftsOf, profileDraft, withoutDraft } from "../core/services/forms/kept-drafts.ts"
import type { DeviceStorage } from "../core/services/ports/device-storage.ts"
import { bringForm } from "./form-code.ts"

/** What the dialogs ask of the drafts on this device. They are kept when the tab is left (`app/tab-journal.ts`). */
export const keptDrafts = (tab: ManagedRuntime.ManagedRuntime<never, never>, storage: DeviceStorage["Service"]) =>
  fromCallback<DraftsEvent>(({ receive, sendBack }) => {
    /** The same visitor is told once: what stands in the forms by then is newer. */
    let known: number | null | undefined
    const obey = Effect.fnUntraced(function* (told: DraftsEvent) {
      if (told.type === "drafts.drop") return yield* storage.update("drafts", (kept) => withoutDraft(kept, told.form, Date.now()))
      if (told.owner === known) return
      known = told.owner
      const drafts = draftsOf(yield* storage.read("drafts"), told.owner, Date.now())
      if (Object.keys(drafts).length > 0) sendBack({ type: "dialogs.recall", drafts } satisfies DialogsEvent)
    })
    receive((told) => void tab.runFork(obey(told)))
  })

/** The same for the profile, whose draft says itself whose it is; what saves it is fetched meanwhile. */
export const keptProfile = (tab: ManagedRuntime.ManagedRuntime<never, never>, storage: DeviceStorage["Service"]) =>
  fromCallback<AccountDraftsEvent>(({ receive, sendBack }) => {
    const look = Effect.map(storage.read("drafts"), (kept) => {
      const draft = profileDraft(kept, Date.now())
      if (draft !== null) sendBack({ type: "account.recall", draft } satisfies AccountEvent)
    })
    void tab.runFork(look)
    bringForm("profile")
    receive(({ form }) => void tab.runFork(storage.update("drafts", (kept) => withoutDraft(kept, form, Date.now()))))
  })
