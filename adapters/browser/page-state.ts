import { type PageState, stateId } from "../../core/shop/page-state.ts"

/** State from the server-rendered document; `undefined` without one. */
export const readState = (): PageState | undefined => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}
