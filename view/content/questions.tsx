import { Icon } from "../ui/icon.tsx"
import styles from "./questions.module.css"

type Props = { readonly items: ReadonlyArray<{ readonly question: string; readonly answer: string }> }

/** Questions that open to their answers, without a script too; several can be open at once. */
export function Questions({ items }: Props) {
  return (
    <div className={styles["questions"]}>
      {items.map(({ answer, question }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
