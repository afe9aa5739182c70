import { useEffect, useRef } from "react"
import { useFeature, useSend } from "./shop-context.tsx"
import { useSelector } from "./use-selector.ts"

/** Element that the browser opens and closes. */
type Opening = { readonly isOpen: () => boolean; readonly close: () => void }

/** Makes Back close a sheet or menu. The browser toggles it, even before hydration: call `reportToggle` each time. */
export const useLayer = (name: string, { close, isOpen }: Opening) => {
  const send = useSend("layers")
  const isLayerOpen = useSelector(useFeature("layers"), (layers) => layers?.context.open.includes(name) === true)
  const wasOpen = useRef(false)
  const reportToggle = (isOpenNow: boolean) => send({ type: isOpenNow ? "layers.opened" : "layers.closed", name })
  useEffect(() => {
    if (isOpen()) reportToggle(true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: it may have been opened before hydration
  }, [])
  useEffect(() => {
    if (wasOpen.current && !isLayerOpen) close()
    wasOpen.current = isLayerOpen
  })
  return { isLayerOpen, reportToggle }
}
