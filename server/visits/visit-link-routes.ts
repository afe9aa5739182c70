import { Effect } from "effect"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { html } from "hono/html"
import { typeset } from "../../core/domain/text/typography.ts"
import { isAhead } from "../../core/domain/visits/visit.ts"
import { visitTime } from "../../core/domain/visits/visit-days.ts"
import { CurrentCaller } from "../account/caller.ts"
import { callerOf } from "../account/caller-of.ts"
import { fingerprint } from "../account/secrets.ts"
import { callerNetwork, countTry, limits } from "../platform/api/limits.ts"
import { type CallRefused, refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices } from "../platform/api/serve-call.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import type { Html } from "../platform/http/html-page.ts"
import { onward, plainPage } from "../platform/http/plain-page.ts"
import type { ShopContext, ShopEnv } from "../platform/http/shop-env.ts"
import { changeVisit } from "./change-visit.ts"
import { followVisits } from "./send-visit-letters.ts"
import { findVisit, type KeptVisit, lockVisit } from "./visits.ts"

type Options = {
  readonly run: <A>(program: Effect.Effect<A, never, CallServices>) => Promise<A>
  readonly publicUrl: string
  /** How many proxies of one's own stand before the server. */
  readonly trustedProxies: number
  /** Addresses of the shop's stylesheets. */
  readonly styles: ReadonlyArray<string>
}

type LinkPage = { readonly status: 200 | 404 | 410 | 429; readonly title: string; readonly content: Html; readonly retryAfter?: number }

/** Where the link of a visit's letter leads: a page that says which visit, and a button that calls it off. Looking changes nothing: mail programs look, too. */
export const visitLinks = ({ publicUrl, run, styles, trustedProxies }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const answer = async (c: ShopContext, program: Effect.Effect<LinkPage, CallRefused | DatabaseFailed, CallServices>) => {
    const counted = Effect.andThen(
      Effect.flatMap(callerNetwork, (place) => countTry(limits.letterLink, place)),
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
  app.get("/visit/cancel", (c) => answer(c, look(c.req.query("token") ?? "")))
  app.use(
    "/visit/cancel",
    bodyLimit({ maxSize: 8 * 1024, onError: (c) => c.html(plainPage(styles, refusalTexts.tooLarge, onward), 413, headers) })
  )
  app.post("/visit/cancel", async (c) => {
    const { token } = await c.req.parseBody()
    return answer(c, typeof token === "string" ? press(token, publicUrl) : look(""))
  })
  return app
}

/** The address holds the secret: nobody keeps the page, and no other site learns where its visitor came from. The page's own form still says its origin. */
const headers = { "cache-control": "no-store", "referrer-policy": "strict-origin", "x-robots-tag": "noindex, nofollow" }

const tooOften = ({ message, retryAfterSeconds = 60 }: CallRefused): LinkPage => ({
  status: 429,
  title: typeset(message),
  content: onward,
  retryAfter: retryAfterSeconds
})

const numberBehind = (token: string) =>
  Effect.map(
    Database.use((database) =>
      database.query<{ id: number }>("select visit_id as id from visit_links where token_hash = $1", [fingerprint(token)])
    ),
    ([row]) => row?.id ?? null
  )

const look = Effect.fnUntraced(function* (token: string) {
  const id = yield* numberBehind(token)
  const visit = id === null ? null : yield* findVisit(id)
  return visit !== null && isAhead(visit.state) ? askedPage(visit, token) : closedPage(visit)
})

/** Of two presses one calls it off; the other finds it done. */
const press = Effect.fnUntraced(function* (token: string, publicUrl: string) {
  const id = yield* numberBehind(token)
  const database = yield* Database
  const visit = yield* database.transaction(
    Effect.gen(function* () {
      const found = id === null ? null : yield* lockVisit(id)
      if (found === null || !isAhead(found.state)) return found
      yield* changeVisit(found, { state: "cancelled" }, "cancelled")
      return { ...found, state: "cancelled" as const }
    })
  )
  yield* followVisits(publicUrl)
  return closedPage(visit)
})

const askedPage = (visit: KeptVisit, token: string): LinkPage => ({
  status: 200,
  title: typeset("Отменить визит?"),
  content: html`${about(visit)}
    <form action="/visit/cancel" method="post">
      <input type="hidden" name="token" value="${token}" />
      <p><button class="button">${typeset("Отменить визит")}</button></p>
    </form>
    ${onward}`
})

/** What came of it. A link that is none of ours may have been cut by a mail program. */
const closedPage = (visit: KeptVisit | null): LinkPage => {
  if (visit === null)
    return page(
      404,
      "Ссылка не работает",
      html`<p class="lead">${typeset("Проверьте, что адрес ссылки скопирован из письма целиком.")}</p>`
    )
  return visit.state === "cancelled"
    ? page(200, "Визит отменён", html`${about(visit)} ${again(visit)}`)
    : page(410, visit.state === "sold" ? "Изделие купили раньше" : "Визит уже прошёл", about(visit))
}

const page = (status: LinkPage["status"], title: string, content: Html): LinkPage => ({
  status,
  title: typeset(title),
  content: html`${content} ${onward}`
})

const about = (visit: KeptVisit): Html =>
  html`<p class="lead">${typeset(`${visit.thingName}. ${visit.placeName}, ${visitTime(visit)}.`)}</p>`

const again = ({ thingLink }: KeptVisit): Html =>
  html`<p><a class="link" href="${thingLink}">${typeset("Открыть изделие и выбрать другое время")}</a></p>`
