import type { Place } from "../domain/url/place.ts"
import type { PersistedChild, Tree } from "./journal.ts"
import type { ScreenName } from "../routes/route.ts"

type PageSnapshot = { readonly context?: { readonly view?: { readonly match: { readonly screen: ScreenName } } | null } }

export const screenOf = ({ snapshot }: Tree): ScreenName | undefined =>
  (snapshot.children?.["page"]?.snapshot as PageSnapshot | undefined)?.context?.view?.match.screen

type OpenDialog = { readonly key?: unknown } | string | null | undefined
type Dialogs = PersistedChild["snapshot"] & { readonly context?: { readonly active?: OpenDialog; readonly behind?: OpenDialog } }

export const dialogsIn = ({ snapshot }: Tree): ReadonlyArray<string> => {
  const dialogs: Dialogs | undefined = snapshot.children?.["dialogs"]?.snapshot
  return [dialogs?.context?.active, dialogs?.context?.behind].flatMap((dialog) =>
    typeof dialog === "object" && typeof dialog?.key === "string" ? [dialog.key] : []
  )
}

type Children = NonNullable<Tree["snapshot"]["children"]>
type NavigationSnapshot = { readonly context: { readonly place: Place } }

/** Replaces the place: only the tab has the history index and the address without secrets. */
export const placedAt = (tree: Tree, place: Place): Tree => {
  const { navigation, ...others } = tree.snapshot.children ?? {}
  if (navigation === undefined) return tree
  const { children = {}, context, ...rest } = navigation.snapshot as typeof navigation.snapshot & NavigationSnapshot
  const at = { place, from: place.index }
  const here = { ...rest, context: { ...context, ...at }, children: settlingAt(children, at) }
  return { ...tree, snapshot: { ...tree.snapshot, children: { navigation: { ...navigation, snapshot: here }, ...others } } }
}

type SettleSnapshot = { readonly input: object }

const settlingAt = (children: Children, at: { readonly place: Place; readonly from: number }): Children => {
  const { settle, ...others } = children
  if (settle === undefined) return children
  const snapshot = settle.snapshot as typeof settle.snapshot & SettleSnapshot
  const here = { ...snapshot, input: { ...snapshot.input, ...at } }
  return { ...others, settle: { ...settle, snapshot: here } }
}
