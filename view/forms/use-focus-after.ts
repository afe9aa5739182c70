import { type RefObject, useCallback, useEffect, useRef } from "react"

/** Gives a function that focuses an element once what has just changed is drawn: an element that is disabled until then takes no focus. */
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
