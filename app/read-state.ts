import type { Place } from "../core/domain/url/place.ts"
import type { ScreenName } from "../core/routes/route.ts"
import type { Tree } from "../core/journal/journal.ts"
import { type PageState, stateId } from "./state.ts"

/** What the server left in this document; `undefined` in one that it did not draw. */
export const readState = (): PageState | undefined => {
  const text = document.getElementById(stateId)?.textContent
  return text ? (JSON.parse(text) as PageState) : undefined
}

type Viewing = { readonly context?: { readonly view?: { readonly match: { readonly screen: ScreenName } } | null } }

/** The screen that a tree draws, so that its code can be there first. */
export const screenOf = ({ snapshot }: Tree): ScreenName | undefined =>
  (snapshot.children?.["page"]?.snapshot as Viewing | undefined)?.context?.view?.match.screen

type Children = NonNullable<Tree["snapshot"]["children"]>
type Visiting = { readonly context: { readonly place: Place } }

/** The server's tree where this tab is: only the tab knows which entry of its history it stands at, and its secrets are out of the address. */
export const placedAt = (tree: Tree, place: Place): Tree => {
  const { navigation, ...others } = tree.snapshot.children ?? {}
  if (navigation === undefined) return tree
  const { children = {}, context, ...rest } = navigation.snapshot as typeof navigation.snapshot & Visiting
  const at = { place, from: place.index }
  const here = { ...rest, context: { ...context, ...at }, children: settlingAt(children, at) }
  return { ...tree, snapshot: { ...tree.snapshot, children: { navigation: { ...navigation, snapshot: here }, ...others } } }
}

type Settling = { readonly input: object }

/** The scroll that the served page is brought to is that of this very entry. */
const settlingAt = (children: Children, at: { readonly place: Place; readonly from: number }): Children => {
  const { settle, ...others } = children
  if (settle === undefined) return children
  const snapshot = settle.snapshot as typeof settle.snapshot & Settling
  const here = { ...snapshot, input: { ...snapshot.input, ...at } }
  return { ...others, settle: { ...settle, snapshot: here } }
}
