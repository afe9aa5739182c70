import type { MouseEvent } from "react"

type Press = { readonly at: number; readonly isTurning: boolean }
type Open = (press: Press) => void

let openViewer: Open | undefined
let waitingPress: Press | undefined

/** Leaves clicks with a modifier key to the browser. */
export const pressPicture = (event: MouseEvent, at: number): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openPicture({ at, isTurning: event.target instanceof Element && event.target.closest("[data-turns]") !== null })
}

/** Opens a picture at once, or when the viewer has loaded. */
export const openPicture = (press: Press): void => {
  if (openViewer === undefined) waitingPress = press
  else openViewer(press)
}

/** Registers the viewer and passes it a waiting press; returns a function to unregister it. */
export const registerViewer = (open: Open): (() => void) => {
  openViewer = open
  if (waitingPress !== undefined) open(waitingPress)
  waitingPress = undefined
  return () => void (openViewer = undefined)
}
