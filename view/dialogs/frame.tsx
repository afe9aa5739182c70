import { useSelector } from "@xstate/react"
import { type ReactNode, useId } from "react"
import { useHousehold } from "../shop-context.tsx"

type Props = { readonly title: string; readonly children: ReactNode }

/** The box of a dialog, or the sheet of a narrow screen: its title, and the ways to close it (SHL-009, `design §15`). */
export function Frame({ children, title }: Props) {
  const id = useId()
  const actor = useHousehold("dialogs")
  const isFading = useSelector(actor, (dialogs) => dialogs?.matches({ closed: "fading" }) === true)
  const close = () => actor?.send({ type: "dialogs.close" })
  return (
    <dialog
      ref={showModal}
      aria-labelledby={id}
      data-fading={isFading}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={id} className="display-s">
        {title}
      </h2>
      <button type="button" aria-label="Закрыть" onClick={close}>
        ×
      </button>
      {children}
    </dialog>
  )
}

const showModal = (dialog: HTMLDialogElement | null) => {
  if (dialog === null) return undefined
  dialog.showModal()
  return () => dialog.close()
}
