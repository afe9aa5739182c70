import { stonesNote } from "../../core/domain/product/picture-note.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import styles from "./list-frame.module.css"

/** Says that pictures are drawings; `null` if all are photographs. */
export function StonesNote({ items }: { readonly items: Parameters<typeof stonesNote>[0] }) {
  const note = stonesNote(items)
  return note === undefined ? null : <p className={styles["pictures"]}>{typeset(note)}</p>
}
