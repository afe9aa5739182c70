import type { Place } from "../core/domain/url/place.ts"
import type { Tree } from "../core/journal/journal.ts"
import type { Match } from "../core/routes/resolve.ts"
import { type GuestAnswers, type GuestShop, guestShopAt, startGuestShop } from "./guest-shop.ts"

type Visit = GuestAnswers & { readonly match: Match }

/**
 * Makes the shop of each document. Two pages that are shown bring the machines to the same states with other contents, so the machines run
 * once for each route; after that its tree is copied with the contents in their places. Whatever is not simply shown is run.
 */
export const visitor = (): ((place: Place, visit: Visit) => GuestShop) => {
  const templates = new Map<string, Template>()
  return (place, visit) => {
    const { match, menu, page } = visit
    if (match._tag === "Missing" || page._tag === "Failure" || page.value._tag !== "Shown" || menu._tag === "Failure") {
      return startGuestShop(place, match, visit)
    }
    const contents = [place, match, page.value.data, menu.value]
    const template = templates.get(match.route)
    if (template !== undefined) return guestShopAt(filled(template, contents))
    const guest = startGuestShop(place, match, visit)
    templates.set(match.route, templateOf(guest.tree, contents))
    return guest
  }
}

/** A tree, and the paths at which each of its contents stands. */
type Template = { readonly tree: Tree; readonly places: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>> }

/** Contents are found by identity: the machines pass them on, they never copy them. */
const templateOf = (tree: Tree, contents: ReadonlyArray<object>): Template => ({
  tree,
  places: contents.map((content) => pathsTo(tree, content, []))
})

const pathsTo = (value: unknown, content: object, path: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  if (value === content) return [path]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => pathsTo(part, content, [...path, name]))
}

const filled = ({ places, tree }: Template, contents: ReadonlyArray<object>): Tree =>
  places.reduce((whole, paths, index) => paths.reduce((changed, path) => withAt(changed, path, contents[index]) as Tree, whole), tree)

const withAt = (whole: unknown, [name, ...rest]: ReadonlyArray<string>, content: unknown): unknown => {
  if (name === undefined) return content
  if (Array.isArray(whole)) return whole.with(Number(name), withAt(whole[Number(name)], rest, content))
  return { ...(whole as object), [name]: withAt((whole as Readonly<Record<string, unknown>>)[name], rest, content) }
}
