import { type ReactNode, Suspense } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { lateIsland } from "../islands/late-island.tsx"
import { Running } from "../running.tsx"
import { Crumbs } from "../ui/crumbs.tsx"
import styles from "./question-page.module.css"
import type { Topics } from "./topic-field.tsx"

type Props = {
  readonly title: string
  readonly lead: string
  readonly topics: Topics
  readonly about: string
  readonly beside: ReactNode
}

const QuestionForm = lateIsland(() => import("./question-form.late.tsx").then((part) => part.QuestionForm))

export function QuestionPage({ about, beside, lead, title, topics }: Props) {
  return (
    <div className="container">
      <Crumbs here={title} />
      <header className={styles["head"]}>
        <h1 className="display-l">{typeset(title)}</h1>
        <p className="lead">{typeset(lead)}</p>
      </header>
      <div className={`columns ${styles["page"]}`}>
        <div className={styles["form"]}>
          <Running feature="question">
            <Suspense fallback={null}>
              <QuestionForm topics={topics} about={about} />
            </Suspense>
          </Running>
        </div>
        <div className={styles["side"]}>{beside}</div>
      </div>
    </div>
  )
}
