import { questionForm } from "../forms/question.ts"
import { formMachine } from "../machines/forms/form.machine.ts"

/** Form of a question to the shop. Its state survives navigation, so that a draft is not lost. */
export const questionMachine = formMachine(questionForm)
