import type { ReactNode } from "react"
import type { Dialog } from "../../core/contract/dialogs.ts"
import { useDialogLink } from "./dialog-link.ts"

type Props = { readonly dialog: Dialog; readonly className?: string; readonly children: ReactNode }

export function DialogButton({ children, className, dialog }: Props) {
  const buttonProps = useDialogLink()
  return (
    <button type="button" className={className} {...buttonProps(dialog)}>
      {children}
    </button>
  )
}
