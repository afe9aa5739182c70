import { useEffect } from "react"
import { Link } from "wouter"
import type { Dialog } from "../../../core/contract/dialogs.ts"
import { useDialogLink } from "../../modal/dialog-link.ts"
import { useSend } from "../../shop-context.tsx"
import { dialogExamples } from "../../dev/examples.ts"
import styles from "./dialogs-screen.module.css"

/** All dialogs, for designers, QA and screenshots. `open`: key of the dialog opened first. */
export function DialogsScreen({ open }: { readonly open: string | null }) {
  const send = useSend("dialogs")
  useEffect(() => {
    const example = dialogExamples.find(({ key }) => key === open)
    if (example !== undefined) send({ type: "dialogs.open", key: example.key, props: example.props })
  }, [open, send])
  return (
    <div className={`container ${styles["page"]}`}>
      <h1 className="display-l">Диалоги</h1>
      <p className={styles["note"]}>Ключей {dialogExamples.length}. Рядом с&nbsp;ключом то, с&nbsp;чем диалог открывается</p>
      <ul className={styles["dialogs"]}>
        {dialogExamples.map((dialog) => (
          <Entry key={dialog.key} dialog={dialog} />
        ))}
      </ul>
    </div>
  )
}

function Entry({ dialog }: { readonly dialog: Dialog }) {
  const buttonProps = useDialogLink()
  const { key, props } = dialog
  return (
    <li>
      <code lang="en">{key}</code>
      <code className="caption" lang="en">
        {JSON.stringify(props)}
      </code>
      <span className={styles["ways"]}>
        <button
          className="button"
          data-look="outline"
          data-size="small"
          type="button"
          {...buttonProps(dialog)}
          aria-label={`Открыть ${key}`}
        >
          Открыть
        </button>
        <Link className="link" data-look="quiet" href={`/dev/dialogs?open=${key}`} aria-label={`По адресу открыть ${key}`}>
          По&nbsp;адресу
        </Link>
      </span>
    </li>
  )
}
