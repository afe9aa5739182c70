import { type PageState, stateId } from "../../core/shop/page-state.ts"

/** State embedded in the document; `undefined` if the server did not render it. */
export const readState = (): PageState | undefined => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
