import { type PageState, stateId } from "../../core/shop/page-state.ts"

/** What the server left in this document; `undefined` in one that it did not draw. */
export const readState = (): PageState | undefined => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
