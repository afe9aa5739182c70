import { type RefObject, useCallback, useEffect, useRef } from "react"

/** Returns a function that focuses the element after the next render, when it is enabled again. */
export const useFocusAfterRender = (element: RefObject<HTMLElement | null>): (() => void) => {
  const isPending = useRef(false)
  useEffect(() => {
    if (!isPending.current) return
    isPending.current = false
    element.current?.focus()
  })
  return useCallback(() => {
    isPending.current = true
  }, [])
}
