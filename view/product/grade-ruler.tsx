import type { ReactNode } from "react"
import { nbsp } from "../../core/domain/text/numbers.ts"
import styles from "./grade-ruler.module.css"
import { Term } from "./term.tsx"

type Props = {
  readonly title: string
  readonly value: string | null
  /** English by default. */
  readonly language?: "ru"
  readonly russian: string | null
  /** Grades with Russian values, best first; empty without a scale. */
  readonly steps: ReadonlyArray<readonly [grade: string, russian: string]>
  readonly children: ReactNode
}

/** Grade on its scale; a step is one text of two lines. */
export function GradeRuler({ children, language, russian, steps, title, value }: Props) {
  return (
    <section className={styles["ruler"]}>
      <h2 className={styles["head"]}>
        <Term name={title} />
      </h2>
      <p className={styles["value"]}>
        {value === null ? "Без оценки" : <span lang={language ?? "en"}>{value}</span>}
        {russian === null ? null : <span className="russian">{`${nbsp}(${russian})`}</span>}
      </p>
      {steps.length === 0 ? null : (
        <ol className={styles["scale"]} aria-label={`${title}: вся шкала`}>
          {steps.map(([grade, counterpart]) => (
            <li key={grade} aria-current={grade === value ? "true" : undefined}>
              {`${grade}\n${counterpart}`}
            </li>
          ))}
        </ol>
      )}
      <p className="caption">{children}</p>
    </section>
  )
}
