import { at } from "../../support/paths/model.ts"

export type Place = Parameters<typeof at>[0]
export const overlayOf = (snapshot: Place) => at(snapshot, "overlay")
export const isOpen = (snapshot: Place) => overlayOf(snapshot).startsWith("open")
export const isMenu = (snapshot: Place) => overlayOf(snapshot).startsWith("open.desktopMenu")
