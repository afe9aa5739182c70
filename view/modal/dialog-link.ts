import type { MouseEvent } from "react"
import type { Dialog } from "../../core/contract/dialogs.ts"
import { loadDialog } from "./loader.ts"
import { useOpenDialog } from "../shop-context.tsx"

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

/** The same for a link, which without a script leads where it says. */
export const useDialogAnchor = () => {
  const opens = useDialogLink()
  return (dialog: Dialog) => {
    const { onClick, ...near } = opens(dialog)
    const press = (event: MouseEvent) => {
      if (isForTheBrowser(event)) return
      event.preventDefault()
      onClick()
    }
    return { ...near, onClick: press }
  }
}

/** A press with a modifier key opens a tab, a window or a file, which is the browser's. */
export const isForTheBrowser = (event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
