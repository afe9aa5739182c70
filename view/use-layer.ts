import { useEffect, useRef } from "react"
import { useFeature, useSend } from "./shop-context.tsx"
import { useSelector } from "./use-selector.ts"

/** Element that the browser opens and closes. */
type Opening = { readonly isOpen: () => boolean; readonly close: () => void }

/** Makes Back close a sheet or menu. The browser opens it, even before hydration: call `tell` whenever it opens or closes. */
export const useLayer = (name: string, { close, isOpen }: Opening) => {
  const send = useSend("layers")
  const isLaid = useSelector(useFeature("layers"), (layers) => layers?.context.open.includes(name) === true)
  const wasLaid = useRef(false)
  const tell = (isNow: boolean) => send({ type: isNow ? "layers.opened" : "layers.closed", name })
  useEffect(() => {
    if (isOpen()) tell(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it may have been opened before hydration
  }, [])
  useEffect(() => {
    if (wasLaid.current && !isLaid) close()
    wasLaid.current = isLaid
  })
  return { isLaid, tell }
}
