import type { Dialog } from "../core/contract/dialogs.ts"
import { loadDialog } from "./dialogs/loader.ts"
import { useOpenDialog } from "./shop-context.tsx"

/** What makes a button open a dialog, whose code comes when a pointer or the focus comes near. */
export const useDialogLink = () => {
  const open = useOpenDialog()
  return (dialog: Dialog) => {
    const near = () => void loadDialog(dialog.key).catch(() => undefined)
    return {
      onPointerEnter: near,
      onFocus: near,
      onClick: () => open(dialog)
    }
  }
}
