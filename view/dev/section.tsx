import type { ReactNode } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { type Chapter, chapterTitles } from "./chapters.ts"
import styles from "./parts.module.css"

type Props = {
  readonly id: Chapter
  readonly note?: string
  readonly children: ReactNode
}

export function Section({ children, id, note }: Props) {
  return (
    <section className={styles["section"]} id={id} aria-labelledby={`${id}-head`}>
      <h2 className="display-s" id={`${id}-head`}>
        {typeset(chapterTitles[id])}
      </h2>
      {note === undefined ? null : <p className={styles["note"]}>{typeset(note)}</p>}
      <div className={styles["body"]}>{children}</div>
    </section>
  )
}

export function State({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["state"]}>
      <p className="caption">{typeset(name)}</p>
      {children}
    </div>
  )
}

export function Row({ children, isWide = false }: { readonly children: ReactNode; readonly isWide?: boolean }) {
  return (
    <div className={styles["row"]} data-wide={isWide}>
      {children}
    </div>
  )
}

/** Whole-page states without their height. */
export const Pages = ({ children }: { readonly children: ReactNode }) => <div className={styles["pages"]}>{children}</div>

export function Wide({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["wide"]}>
      <p className="caption">{typeset(name)}</p>
      {children}
    </div>
  )
}
