import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { ContactList } from "./contact-list.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** Contacts for a piece not sold online (DLG-039). */
export function ExclusiveDialog({ code, name }: DialogProps<"exclusive">) {
  return (
    <Frame title="Эксклюзивное изделие">
      {name === undefined && code === undefined ? null : (
        <p className={styles["piece"]}>
          {name === undefined ? null : <span>{typeset(name)}</span>}
          {code === undefined ? null : <span className="caption">Арт.&nbsp;{code}</span>}
        </p>
      )}
      <p className={styles["lead"]}>
        {typeset("Такие изделия мы показываем и продаём по договорённости. Позвоните или напишите: расскажем о нём и назначим встречу.")}
      </p>
      <ContactList />
    </Frame>
  )
}
