import { questionForm } from "../forms/question.ts"
import { formMachine } from "../machines/forms/form.machine.ts"

/** Question form. Its state survives navigation, so a draft is not lost. */
export const questionMachine = formMachine(questionForm)
