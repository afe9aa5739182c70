import { fragmentOf } from "../../core/domain/text/fragments.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./questions.module.css"

type Props = {
  readonly items: ReadonlyArray<{ readonly question: string; readonly answer: string }>
  readonly isOpen?: boolean
}

/** Answers expand without scripts; the URL fragment opens one. */
export function Questions({ isOpen = false, items }: Props) {
  return (
    <div className={styles["questions"]}>
      {items.map(({ answer, question }) => (
        <details key={question} {...(isOpen && { open: true })}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p id={fragmentOf(question)} tabIndex={-1}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  )
}

/** Opens the answer of the URL fragment where the browser does not. */
export const openNamedAnswer = (): void => {
  const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  const question = answer?.closest("details")
  if (!question || question.open) return
  question.open = true
  question.scrollIntoView({ block: "start" })
}
