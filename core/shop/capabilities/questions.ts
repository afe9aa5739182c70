import { questionSentPath } from "../../domain/questions/question-paths.ts"
import { preloadForm } from "../../services/forms/form-code.ts"
import { type Capability, command } from "../capability.ts"

const calls = {}

export const questions: Capability<"question", typeof calls> = {
  calls,
  features: {
    question: {
      provide: ({ sendsForms }) => {
        preloadForm("question")
        return sendsForms
      }
    }
  },
  policies: {
    /** Opens the confirmation of an accepted question (CNT-007). Forms of dialogs report to their dialogs instead. */
    "form.done": ({ form }) =>
      form === "question" ? [command("navigation", { type: "navigation.go", to: questionSentPath, replace: false })] : []
  }
}
