import { Context, Effect } from "effect"
import { readPaper } from "../../domain/orders/papers.ts"
import { Api, type ApiError } from "./api.ts"

/** `copy`, `share` and `withdraw` concern the recipient's link of a gift certificate. */
export type PaperOperation = { readonly kind: "open" | "copy" | "share" | "withdraw"; readonly url: string }

/** Never contains the link. */
export type PaperVerdict = "done" | "declined" | "forbidden"

/** Browsers allow these actions only during a user gesture, so each starts at once and awaits the address inside, which is passed nowhere else. */
export class PaperActions extends Context.Service<
  PaperActions,
  {
    /** Opens the address in a new tab, or in this one if blocked; closes the tab when the request fails. */
    open<E>(address: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E>
    copy<E>(link: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E>
    /** Opens the share sheet, which the user may cancel. */
    share<E>(link: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E>
    readonly canShare: Effect.Effect<boolean>
  }
>()("shop/core/services/PaperActions") {}

/** Uses the caller's own rights (CERT-008, API-066). */
export const performPaper = Effect.fnUntraced(function* ({
  kind,
  url
}: PaperOperation): Effect.fn.Return<PaperVerdict, ApiError, Api | PaperActions> {
  const actions = yield* PaperActions
  const api = yield* Api
  const of = { params: { number: readPaper(url)?.id ?? "" } }
  const link = Effect.map(api.call("gifts.share", of), (made) => made.receiverLink)
  switch (kind) {
    case "open":
      return yield* actions.open(Effect.map(api.call("papers.open", { body: { url } }), (opened) => opened.url))
    case "copy":
      return yield* actions.copy(link)
    case "share":
      return yield* actions.share(link)
    case "withdraw":
      yield* api.call("gifts.withdraw", of)
      return "done"
  }
})
