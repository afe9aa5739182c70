import { currentState } from "../../../qa/paths/model.ts"

export type Place = Parameters<typeof currentState>[0]
export const overlayOf = (snapshot: Place) => currentState(snapshot, "overlay")
export const isOpen = (snapshot: Place) => overlayOf(snapshot).startsWith("open")
export const isMenu = (snapshot: Place) => overlayOf(snapshot).startsWith("open.desktopMenu")

/** Overlay opened by a press, which Back closes; one that follows the pointer is not in the history. */
export const isClosedByBack = (snapshot: Place) => isOpen(snapshot) && !/(?:staying|leaving)$/.test(overlayOf(snapshot))
export const isMenuSettled = (snapshot: Place) => /(?:staying|chosen)$/.test(overlayOf(snapshot))
