import { type RefObject, useCallback, useEffect, useRef } from "react"
import { focusField } from "../ui/show-answer.ts"

/** Returns a function that focuses the element after the next render, or the field set around it if it is disabled. */
export const useFocusAfterRender = (element: RefObject<HTMLElement | null>): (() => void) => {
  const isPending = useRef(false)
  useEffect(() => {
    if (!isPending.current) return
    isPending.current = false
    if (element.current !== null) focusField(element.current)
  })
  return useCallback(() => {
    isPending.current = true
  }, [])
}
