import type { ReactNode } from "react"
import type { PageView } from "../../core/machines/navigation/page.machine.ts"
import type { PageData } from "../../core/services/navigation/pages.ts"

/** Draws a page; a screen's file has one, so that a page carries no other's. */
export type Draw = (view: PageView) => ReactNode

/** The drawing of a screen's file. */
export const drawOf = ({ draw }: { readonly draw: Draw }): Draw => draw

/** The record of a page that has none. */
export const silent = { h1: null, text: null }

/** The heading and the text of the record of an address (META-017, META-018). */
export const recordOf = (data: PageData): { readonly h1: string | null; readonly text: string | null } => data["pages.meta"] ?? silent

/** An answer without which there is no page. */
export const given = <K extends keyof PageData>(data: PageData, key: K): NonNullable<PageData[K]> => {
  const answer = data[key]
  if (answer === undefined || answer === null) throw new Error(`a page without its "${key}"`)
  return answer
}
