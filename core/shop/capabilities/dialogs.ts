import { Record } from "effect"
import { fromLoad, fromHandler } from "../../kernel/from-run.ts"
import type { DialogsEvent, DraftsEvent } from "../../machines/dialogs/dialogs.machine.ts"
import { SubmitError } from "../../services/account/account.ts"
import { preloadFormOfDialog } from "../../services/forms/form-code.ts"
import { makeDraftsWriter } from "../../services/forms/stored-drafts.ts"
import { readStored } from "../../services/forms/read-stored.ts"
import { submitForm } from "../../services/forms/submit-form.ts"
import { ApiError } from "../../services/ports/api.ts"
import { callOf, type Capability, command } from "../capability.ts"
import { signedInFacts } from "../../machines/account/signed-in.ts"
import { dialogFormMachines } from "../late-machines.ts"

const calls = { readStored: callOf(ApiError, readStored), submitForm: callOf(SubmitError, submitForm) }

export const dialogs: Capability<"dialogs", typeof calls> = {
  calls,
  features: {
    dialogs: {
      follows: [...signedInFacts, "auth.expired"],
      provide: ({ coverHistory, holdScroll, loadDialog, onDevice, sendsForms, tab }) => ({
        actors: {
          ...Record.map(dialogFormMachines, (form) => form.provide(sendsForms)),
          drafts: fromHandler(tab, () => {
            const keep = makeDraftsWriter()
            return (event: DraftsEvent, sendBack: (reply: DialogsEvent) => void) => onDevice(keep(event, sendBack))
          }),
          holdScroll,
          coverHistory: coverHistory({ type: "dialogs.back" }),
          loadDialog: fromLoad((key: string) => {
            preloadFormOfDialog(key)
            return loadDialog(key)
          })
        }
      })
    }
  },
  policies: {
    /** Closes header panels, which would cover the dialog. */
    "dialogs.opened": () => [command("header", { type: "header.close" })],
    "dialogs.inputCleared": () => [command("newsletter", { type: "form.reset" }), command("question", { type: "form.reset" })]
  }
}
