import type { MouseEvent } from "react"
import type { Dialog } from "../core/contract/dialogs.ts"
import { loadDialog } from "./dialogs/loader.ts"
import { useOpenDialog } from "./shop-context.tsx"

/**
 * What makes a link or a button open a dialog: a plain press does, and the dialog's code comes when a pointer or the focus comes near. A press with a
 * modifier key is the browser's, and without a script the link is itself.
 */
export const useDialogLink = () => {
  const open = useOpenDialog()
  return (dialog: Dialog) => {
    const near = () => void loadDialog(dialog.key).catch(() => undefined)
    return {
      onPointerEnter: near,
      onFocus: near,
      onClick: (event: MouseEvent) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        open(dialog)
      }
    }
  }
}
