import type { ReactNode } from "react"
import styles from "./parts.module.css"

/** One chapter of the gallery. */
export function Section({ children, id, title }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles["section"]} id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>{title}</h2>
      {children}
    </section>
  )
}

/** A part with the name of its state above it. */
export function State({ children, name }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles["state"]}>
      <p className="caption">{name}</p>
      {children}
    </div>
  )
}

/** Parts in a row, as many as fit. */
export function Row({ children, isWide = false }: { readonly children: ReactNode; readonly isWide?: boolean }) {
  return (
    <div className={styles["row"]} data-wide={isWide}>
      {children}
    </div>
  )
}
