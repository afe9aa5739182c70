import { Effect } from "effect"
import type { Place } from "../../domain/url/place.ts"
import { canonicalRedirect, type Match, resolveRoute } from "../../routes/resolve.ts"
import type { Api } from "../ports/api.ts"
import type { Payloads } from "../ports/payloads.ts"
import type { Screens } from "../ports/screens.ts"
import { type PageRedirect, openNothing, openPage, type OpenedPage, type OpenPageError } from "./pages.ts"

export const resolveAddress = Effect.fnUntraced(function* ({ path, search }: Place): Effect.fn.Return<Match | PageRedirect, never, Api> {
  const moved = canonicalRedirect(path, search)
  if (moved !== null) return moved
  const match = resolveRoute(path, search)
  if (match._tag === "Found") return match
  const opened = yield* openNothing(path)
  return opened._tag === "Moved" ? opened : match
})

type ResolvedPlace = Pick<Place, "path" | "search"> & { readonly match: Match }

/** Opens an address immediately, as a document request does. */
export const openAddress = Effect.fnUntraced(function* ({
  match,
  path,
  search
}: ResolvedPlace): Effect.fn.Return<OpenedPage, OpenPageError, Api | Payloads | Screens> {
  const moved = canonicalRedirect(path, search)
  if (moved !== null) return moved
  return yield* match._tag === "Found" ? openPage({ path, search, ...match }) : openNothing(path)
})
