import { questionForm } from "../forms/question.ts"
import { formMachine } from "../machines/dialogs/form.machine.ts"

/** A question to the shop. It stays when its page is left, so the draft is there when the page comes back; once sent it knows its number. */
export const questionMachine = formMachine(questionForm)
