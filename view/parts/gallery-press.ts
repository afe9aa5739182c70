import type { MouseEvent } from "react"

type Open = (at: number) => void

/** Who opens a picture over the screen, and the picture that was pressed before that had come. */
let opens: Open | undefined
let pressed: number | undefined

/** A picture is pressed: it opens over the screen, as soon as that can be. A press with a modifier key is the browser's. */
export const pressPicture = (event: MouseEvent, at: number): void => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  if (opens === undefined) pressed = at
  else opens(at)
}

/** Takes the presses from now on, the one that waits first; answers how to end it. */
export const takePresses = (open: Open): (() => void) => {
  opens = open
  if (pressed !== undefined) open(pressed)
  pressed = undefined
  return () => void (opens = undefined)
}
