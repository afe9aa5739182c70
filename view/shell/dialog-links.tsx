import { useEffect } from "react"
import type { Dialog } from "../../core/contract/dialogs.ts"
import { destinationOf } from "../../core/domain/url/place.ts"
import { isForTheBrowser } from "../modal/dialog-link.ts"
import { loadDialog } from "../modal/loader.ts"
import { useSend } from "../shop-context.tsx"

/** Opens dialogs from links with `data-dialog`, and preloads their code on hover or focus. */
export function DialogLinks() {
  const send = useSend("dialogs")
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const dialog = dialogAt(target)
      if (dialog !== undefined) void loadDialog(dialog.key).catch(() => undefined)
    }
    const press = (event: MouseEvent) => {
      const dialog = dialogAt(event.target)
      if (dialog === undefined || isForTheBrowser(event)) return
      event.preventDefault()
      event.stopPropagation()
      send({ type: "dialogs.open", key: dialog.key, props: dialog.props })
    }
    const { signal, ...listening } = startListening()
    document.addEventListener("click", press, { capture: true, signal })
    document.addEventListener("pointerover", preload, { signal })
    document.addEventListener("focusin", preload, { signal })
    return listening.end
  }, [send])
  return null
}

const startListening = () => {
  const control = new AbortController()
  return { signal: control.signal, end: () => control.abort() }
}

const dialogAt = (target: EventTarget | null): Dialog | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-dialog]") : null
  const href = link?.getAttribute("href") ?? ""
  const key = link?.dataset["dialog"]
  if (key === "ringSize") return { key, props: {} }
  if (key === "login") return { key, props: { redirect: true } }
  return key === "externalLink" && destinationOf(href) === "outside" ? { key, props: { url: href } } : undefined
}
