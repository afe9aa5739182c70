import type { MouseEvent, ReactNode } from "react"
import type { Dialog } from "../../core/contract/dialogs.ts"
import { useOpenDialog } from "../shop-context.tsx"
import { loadDialog } from "./loader.ts"

/** What a control does to open a dialog: its code comes when a pointer or the focus is near. A link keeps its address where there is no script. */
export const useOpener = (dialog: Dialog) => {
  const open = useOpenDialog()
  const prepare = () => void loadDialog(dialog.key).catch(() => undefined)
  return {
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent) => {
      event.preventDefault()
      open(dialog)
    }
  }
}

type Props = { readonly dialog: Dialog; readonly className?: string; readonly children: ReactNode }

/** A button that opens a dialog. */
export function DialogButton({ children, className, dialog }: Props) {
  return (
    <button type="button" className={className} {...useOpener(dialog)}>
      {children}
    </button>
  )
}
