import type { MouseEvent } from "react"
import type { Dialog } from "../../core/contract/dialogs.ts"
import { loadDialog } from "./loader.ts"
import { useOpenDialog } from "../shop-context.tsx"

/** Returns button props that open a dialog and preload its code on hover or focus. */
export const useDialogLink = () => {
  const open = useOpenDialog()
  return (dialog: Dialog) => {
    const preload = () => void loadDialog(dialog.key).catch(() => undefined)
    return {
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => open(dialog)
    }
  }
}

/** Returns the same props for a link, which works without scripts. */
export const useDialogAnchor = () => {
  const buttonProps = useDialogLink()
  return (dialog: Dialog) => {
    const { onClick, ...preloads } = buttonProps(dialog)
    const press = (event: MouseEvent) => {
      if (isForTheBrowser(event)) return
      event.preventDefault()
      onClick()
    }
    return { ...preloads, onClick: press }
  }
}

/** Tests for a modifier key: the click opens a tab, window or download. */
export const isForTheBrowser = (event: Pick<MouseEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
