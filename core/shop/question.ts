import { questionForm } from "../forms/question.ts"
import { formMachine } from "../machines/forms/form.machine.ts"

/** Survives navigation, so that a draft is not lost. */
export const questionMachine = formMachine(questionForm)
