import type { MouseEvent } from "react"

type Press = { readonly at: number; readonly isTurning: boolean }
type Open = (press: Press) => void

/** Who opens a picture over the screen, and the picture that was pressed before that had come. */
let opens: Open | undefined
let pressed: Press | undefined

/** A picture is pressed, or its sign for turning: it opens over the screen, as soon as that can be. A press with a modifier key is the browser's. */
export const pressPicture = (event: MouseEvent, at: number): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openPicture({ at, isTurning: event.target instanceof Element && event.target.closest("[data-turns]") !== null })
}

/** Opens a picture as soon as its viewer has come. */
export const openPicture = (press: Press): void => {
  if (opens === undefined) pressed = press
  else opens(press)
}

/** Takes the presses from now on, the one that waits first; answers how to end it. */
export const takePresses = (open: Open): (() => void) => {
  opens = open
  if (pressed !== undefined) open(pressed)
  pressed = undefined
  return () => void (opens = undefined)
}
