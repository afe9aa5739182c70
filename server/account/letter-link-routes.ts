import { Effect } from "effect"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { typeset } from "../../core/domain/text/typography.ts"
import { type Pressed, pressLink } from "./press-link.ts"
import { fingerprint } from "./secrets.ts"
import { CurrentCaller } from "./caller.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { type CallRefused, refusalTexts } from "../platform/api/refusal.ts"
import { sendLeftEmailLetter, sendSubscribedLetter } from "./send-email-letters.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import type { DatabaseFailed } from "../platform/db/database.ts"
import { type EmailLink, findEmailLink } from "./email-links.ts"
import { findUser } from "./users.ts"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { callerOf } from "./caller-of.ts"
import { askedPage, closedPage, type LinkPage, pressedPage } from "./letter-link-pages.ts"
import { onward, plainPage } from "../platform/http/plain-page.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"

type Options = {
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
  readonly publicUrl: string
  /** How many proxies of one's own stand before the server. */
  readonly trustedProxies: number
  /** Addresses of the shop's stylesheets. */
  readonly styles: ReadonlyArray<string>
}

/**
 * Where the links of letters lead: a page that says what is about to happen, and a button that does it. Looking changes nothing, for mail programs open
 * links by themselves; it needs no script and no log-in, so that it works in whatever browser the letter is read.
 */
export const letterLinks = ({ publicUrl, run, styles, trustedProxies }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const answer = async (c: ShopContext, program: Effect.Effect<LinkPage, CallRefused | DatabaseFailed, CallServices>) => {
    const counted = Effect.andThen(
      Effect.flatMap(callerNetwork, (place) => countTry(limits.letterLink, place)),
      program
    )
    const shown = counted.pipe(
      Effect.catchIf(isRefused, (refused) => Effect.succeed(tooOften(refused))),
      Effect.provideService(CurrentCaller, callerOf(c, trustedProxies)),
      Effect.orDie
    )
    const { content, retryAfter, status, title } = await run(shown)
    if (retryAfter !== undefined) c.header("retry-after", String(retryAfter))
    return c.html(plainPage(styles, title, content), status, headers)
  }
  app.get("/confirm", (c) => answer(c, look(c.req.query("token") ?? "")))
  app.use(
    "/confirm",
    bodyLimit({ maxSize: 8 * 1024, onError: (c) => c.html(plainPage(styles, refusalTexts.tooLarge, onward), 413, headers) })
  )
  app.post("/confirm", async (c) => {
    const fields = await c.req.parseBody()
    const typed = fields["token"]
    if (typeof typed === "string") return answer(c, press(typed, publicUrl))
    const isOneClick = fields["List-Unsubscribe"] === "One-Click"
    return answer(c, isOneClick ? unsubscribe(c.req.query("token") ?? "", publicUrl) : look(""))
  })
  return app
}

/** The address holds the secret: nobody keeps the page, and no other site learns where its visitor came from. The page's own form still says its origin. */
const headers = { "cache-control": "no-store", "referrer-policy": "strict-origin", "x-robots-tag": "noindex, nofollow" }

const isRefused = (error: CallRefused | DatabaseFailed): error is CallRefused => error._tag === "CallRefused"

const tooOften = ({ message, retryAfterSeconds = 60 }: CallRefused): LinkPage => ({
  status: 429,
  title: typeset(message),
  content: onward,
  retryAfter: retryAfterSeconds
})

const look = (token: string) =>
  Effect.gen(function* () {
    const link = yield* findEmailLink(fingerprint(token))
    if (link === null || link.state !== "open") return closedPage(link)
    return askedPage({ link, token, withNewsletter: yield* beginsNewsletter(link) })
  })

/** Whether a press also begins the newsletter that the user asked for. */
const beginsNewsletter = ({ purpose, userId }: EmailLink) =>
  userId === null || (purpose !== "own" && purpose !== "change")
    ? Effect.succeed(false)
    : Effect.map(findUser(userId), ({ isNewsletterAwaiting }) => isNewsletterAwaiting)

const press = (token: string, publicUrl: string) =>
  Effect.gen(function* () {
    const pressed = yield* pressLink(token)
    yield* tell(pressed, publicUrl)
    return pressedPage(pressed)
  })

/** A mail program's own button (RFC 8058); it may do nothing but that. */
const unsubscribe = (token: string, publicUrl: string) =>
  Effect.flatMap(findEmailLink(fingerprint(token)), (link) => (link?.purpose === "unsubscribe" ? press(token, publicUrl) : look(token)))

const tell = (pressed: Pressed, publicUrl: string) =>
  Effect.gen(function* () {
    const jobs = yield* BackgroundJobs
    if (pressed._tag === "Changed") yield* jobs.start(sendLeftEmailLetter(pressed.before, pressed.email, publicUrl))
    if ("isSubscribed" in pressed && pressed.isSubscribed) yield* jobs.start(sendSubscribedLetter(pressed.email, publicUrl))
  })
