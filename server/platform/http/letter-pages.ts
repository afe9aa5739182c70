import { Effect } from "effect"
import { typeset } from "../../../core/domain/text/typography.ts"
import { CurrentCaller } from "../identity/caller.ts"
import { callerOf } from "../identity/caller-of.ts"
import { callerNetwork, countTry, limits } from "../api/limits.ts"
import { type CallRefused, refusalTexts } from "../api/refusal.ts"
import type { CallServices } from "../api/serve-call.ts"
import type { DatabaseFailed } from "../db/database.ts"
import { html } from "hono/html"
import type { Html } from "./html-page.ts"
import { limitBody } from "./limit-body.ts"
import { homeLink, plainPage } from "./plain-page.ts"
import type { ShopContext } from "./shop-env.ts"

export type LinkPage = {
  readonly status: 200 | 400 | 404 | 409 | 410 | 429
  readonly title: string
  readonly content: Html
  readonly retryAfter?: number
}

export type LetterPages = {
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
  readonly trustedProxies: number
  readonly styles: ReadonlyArray<string>
}

type Program = Effect.Effect<LinkPage, CallRefused | DatabaseFailed, CallServices>
type FormFields = Readonly<Record<string, unknown>>

/**
 * `answer` counts requests per network and runs the program; `answerForm` then also reads the fields of a form. `limitBody` is a middleware that refuses
 * bodies over 8 KiB.
 */
export const letterPages = ({ run, styles, trustedProxies }: LetterPages) => {
  const answer = async (c: ShopContext, program: Program) => {
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
  }
  return {
    answer,
    answerForm: (c: ShopContext, act: (fields: FormFields) => Program) =>
      answer(
        c,
        Effect.flatMap(readForm(c), (fields) => (fields === null ? Effect.succeed(unreadable) : act(fields)))
      ),
    limitBody: limitBody(8 * 1024, (c) => c.html(plainPage(styles, refusalTexts.tooLarge, homeLink), 413, headers))
  }
}

/** `null` for a malformed body. */
const readForm = (c: ShopContext): Effect.Effect<FormFields | null> =>
  Effect.promise(() => c.req.parseBody().catch((): FormFields | null => null))

const unreadable: LinkPage = {
  status: 400,
  title: refusalTexts.malformed,
  content: html`<p class="lead">${typeset("Откройте ссылку из письма ещё раз и нажмите кнопку на странице.")}</p>
    ${homeLink}`
}

/** The URL contains a secret. The page's form needs its origin as referrer. */
const headers = { "cache-control": "no-store", "referrer-policy": "strict-origin", "x-robots-tag": "noindex, nofollow" }

const tooOften = ({ message, retryAfterSeconds = 60 }: CallRefused): LinkPage => ({
  status: 429,
  title: typeset(message),
  content: homeLink,
  retryAfter: retryAfterSeconds
})
