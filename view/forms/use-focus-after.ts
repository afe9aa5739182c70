import { type RefObject, useCallback, useEffect, useRef } from "react"

/** Returns a function that focuses an element after the next render: an element that is disabled until then cannot be focused. */
export const useFocusAfter = (place: RefObject<HTMLElement | null>): (() => void) => {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    place.current?.focus()
  })
  return useCallback(() => {
    isWanted.current = true
  }, [])
}
