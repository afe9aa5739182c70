import type { ReactNode } from "react"
import type { PageView } from "../../core/machines/navigation/page.machine.ts"
import type { PageData } from "../../core/services/navigation/pages.ts"

/** Draws a page. One per file, so that no page loads another screen. */
export type Draw = (view: PageView) => ReactNode

export const drawOf = ({ draw }: { readonly draw: Draw }): Draw => draw

/** Page without a meta record. */
export const emptyRecord = { h1: null, text: null }

/** Heading and text of an address (META-017, META-018). */
export const recordOf = (data: PageData): { readonly h1: string | null; readonly text: string | null } => data["pages.meta"] ?? emptyRecord

/** Returns an answer that the page needs; throws if it is missing. */
export const requireData = <K extends keyof PageData>(data: PageData, key: K): NonNullable<PageData[K]> => {
  const answer = data[key]
  if (answer === undefined || answer === null) throw new Error(`the page has no data for "${key}"`)
  return answer
}
