import { Effect } from "effect"
import { bodyLimit } from "hono/body-limit"
import { typeset } from "../../../core/domain/text/typography.ts"
import { CurrentCaller } from "../identity/caller.ts"
import { callerOf } from "../identity/caller-of.ts"
import { callerNetwork, countTry, limits } from "../api/limits.ts"
import { type CallRefused, refusalTexts } from "../api/refusal.ts"
import type { CallServices } from "../api/serve-call.ts"
import type { DatabaseFailed } from "../db/database.ts"
import type { Html } from "./html-page.ts"
import { homeLink, plainPage } from "./plain-page.ts"
import type { ShopContext } from "./shop-env.ts"

export type LinkPage = {
  readonly status: 200 | 404 | 409 | 410 | 429
  readonly title: string
  readonly content: Html
  readonly retryAfter?: number
}

export type LetterPages = {
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
  readonly trustedProxies: number
  readonly styles: ReadonlyArray<string>
}

/** `answer` counts requests per network and runs the program; `limitBody` is a middleware that refuses bodies over 8 KiB. */
export const letterPages = ({ run, styles, trustedProxies }: LetterPages) => ({
  answer: async (c: ShopContext, program: Effect.Effect<LinkPage, CallRefused | DatabaseFailed, CallServices>) => {
    const counted = Effect.andThen(
      Effect.flatMap(callerNetwork, (network) => countTry(limits.letterLink, network)),
      program
    )
    const shown = counted.pipe(
      Effect.catchTag("CallRefused", (refused) => Effect.succeed(tooOften(refused))),
      Effect.provideService(CurrentCaller, callerOf(c, trustedProxies)),
      Effect.orDie
    )
    const { content, retryAfter, status, title } = await run(shown)
    if (retryAfter !== undefined) c.header("retry-after", String(retryAfter))
    return c.html(plainPage(styles, title, content), status, headers)
  },
  limitBody: bodyLimit({ maxSize: 8 * 1024, onError: (c) => c.html(plainPage(styles, refusalTexts.tooLarge, homeLink), 413, headers) })
})

/** The URL contains a secret. The page's form needs its origin as referrer. */
const headers = { "cache-control": "no-store", "referrer-policy": "strict-origin", "x-robots-tag": "noindex, nofollow" }

const tooOften = ({ message, retryAfterSeconds = 60 }: CallRefused): LinkPage => ({
  status: 429,
  title: typeset(message),
  content: homeLink,
  retryAfter: retryAfterSeconds
})
