import { typeset } from "../../core/domain/typography.ts"
import { EmptyState } from "./empty-state.tsx"
import styles from "./list-frame.module.css"

type HeadProps = { readonly title: string; readonly note: string }

/** What a listing is of, and a line or two on it. */
export function ListHead({ note, title }: HeadProps) {
  return (
    <div className={styles["head"]}>
      <h1 className="display-l">{title}</h1>
      <p className={styles["note"]}>{typeset(note)}</p>
    </div>
  )
}

/** Nothing fits what is chosen: the filters stand as they are, and one link leads to the whole list. */
export function NothingFound({ link }: { readonly link: string }) {
  return (
    <EmptyState
      shape="round"
      heading="h2"
      title="Ничего не нашлось"
      text="Снимите один из фильтров или начните подбор заново."
      action={{ title: "Сбросить фильтры", link }}
    />
  )
}
