import { Suspense } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import { lateIsland } from "../islands/late-island.tsx"
import styles from "./list-frame.module.css"

type HeadProps = { readonly title: string; readonly note: string }

export function ListHead({ note, title }: HeadProps) {
  return (
    <div className={styles["head"]}>
      <h1 className="display-l">{title}</h1>
      <p>{typeset(note)}</p>
    </div>
  )
}

const EmptyList = lateIsland(() => import("./list-parts.late.tsx").then((parts) => parts.NothingFound))

export function NothingFound({ link }: { readonly link: string }) {
  return (
    <Suspense fallback={null}>
      <EmptyList link={link} />
    </Suspense>
  )
}
