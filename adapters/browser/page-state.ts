import { type PageState, stateId } from "../../core/shop/page-state.ts"

/** `undefined` in a document that the server did not render. */
export const readState = (): PageState | undefined => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
