import type { ToastsEvent } from "../machines/shell/toasts.machine.ts"
import { command, type Reactions } from "./capability.ts"

type Toast = Extract<ToastsEvent, { readonly type: "toasts.show" }>["toast"]

/** `undo` are the lines that the toast's button restores. */
export const successToast = (text: string, { link = null, undo = null }: Partial<Pick<Toast, "link" | "undo">> = {}): Reactions[number] =>
  command("toasts", { type: "toasts.show", toast: { kind: "done", text, link, undo }, isOfNetwork: false })

/** `isOfNetwork` suppresses the toast while the page shows the offline notice. */
export const errorToast = (text: string, isOfNetwork = false): Reactions[number] =>
  command("toasts", { type: "toasts.show", toast: { kind: "error", text, link: null, undo: null }, isOfNetwork })
