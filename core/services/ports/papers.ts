import { Context, Effect } from "effect"
import { readPaper } from "../../domain/orders/papers.ts"
import { Api, type ApiError } from "./api.ts"

/** What is wanted of the paper at an address: to open it, and of a gift certificate a link for its receiver, copied or handed on, or all of them withdrawn. */
export type PaperOperation = { readonly kind: "open" | "copy" | "share" | "withdraw"; readonly url: string }

/** What came of it. What opens a paper is in no verdict. */
export type PaperVerdict = "done" | "declined" | "forbidden"

/**
 * What a browser does with papers at a press. Browsers allow each of these only within the press, so it begins at once and waits there for what it is
 * given to ask; what that answers goes nowhere else.
 */
export class PaperWays extends Context.Service<
  PaperWays,
  {
    /** Shows what stands at the address in a tab of its own, or in this one where the browser opens none; a tab whose asking fails is closed. */
    open<E>(address: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E>
    /** Puts a link where it can be pasted from. */
    copy<E>(link: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E>
    /** Hands a link on to another program; the shopper may think better of it. */
    share<E>(link: Effect.Effect<string, E>): Effect.Effect<PaperVerdict, E>
    readonly canShare: Effect.Effect<boolean>
  }
>()("shop/core/services/PaperWays") {}

/** Does what is wanted of a paper, with the caller's own right to it: nobody else is let in (CERT-008, API-066). */
export const performPaper = Effect.fnUntraced(function* ({
  kind,
  url
}: PaperOperation): Effect.fn.Return<PaperVerdict, ApiError, Api | PaperWays> {
  const ways = yield* PaperWays
  const api = yield* Api
  const of = { params: { number: readPaper(url)?.id ?? "" } }
  const link = Effect.map(api.call("gifts.share", of), (made) => made.receiverLink)
  switch (kind) {
    case "open":
      return yield* ways.open(Effect.map(api.call("papers.open", { body: { url } }), (opened) => opened.url))
    case "copy":
      return yield* ways.copy(link)
    case "share":
      return yield* ways.share(link)
    case "withdraw":
      yield* api.call("gifts.withdraw", of)
      return "done"
  }
})
