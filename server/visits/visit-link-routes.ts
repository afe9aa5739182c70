import { Effect } from "effect"
import { Hono } from "hono"
import { html } from "hono/html"
import { typeset } from "../../core/domain/text/typography.ts"
import { nounsOf } from "../../core/domain/visits/thing-nouns.ts"
import { isAhead, soldText } from "../../core/domain/visits/visit.ts"
import { visitTime } from "../../core/domain/visits/visit-days.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import { queryOne, transaction } from "../platform/db/query.ts"
import type { Html } from "../platform/http/html-page.ts"
import { letterPages, type LetterPages, type LinkPage } from "../platform/http/letter-pages.ts"
import { homeLink } from "../platform/http/plain-page.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"
import { changeVisit } from "./change-visit.ts"
import { startVisitLetters } from "./send-visit-letters.ts"
import { findVisit, type StoredVisit, lockVisit } from "./visits.ts"

type Options = LetterPages & { readonly publicUrl: string }

/** GET only shows a button, because mail programs open links. */
export const visitLinks = ({ publicUrl, ...pages }: Options): Hono<ShopEnv> => {
  const { answer, answerForm, limitBody } = letterPages(pages)
  const app = new Hono<ShopEnv>()
  app.get("/visit/cancel", (c) => answer(c, showLink(c.req.query("token") ?? "")))
  app.use("/visit/cancel", limitBody)
  app.post("/visit/cancel", (c) => answerForm(c, ({ token }) => (typeof token === "string" ? applyLink(token, publicUrl) : showLink(""))))
  return app
}

const findVisitId = (token: string) =>
  Effect.map(
    queryOne<{ id: number }>("select visit_id as id from visit_links where token_hash = $1", [fingerprint(token)]),
    (row) => row?.id ?? null
  )

const showLink = Effect.fnUntraced(function* (token: string) {
  const id = yield* findVisitId(token)
  const visit = id === null ? null : yield* findVisit(id)
  return visit !== null && isAhead(visit.state) ? askedPage(visit, token) : closedPage(visit)
})

/** A concurrent request finds the visit cancelled. */
const applyLink = Effect.fnUntraced(function* (token: string, publicUrl: string) {
  const id = yield* findVisitId(token)
  const visit = yield* transaction(
    Effect.gen(function* () {
      const locked = id === null ? null : yield* lockVisit(id)
      if (locked === null || !isAhead(locked.state)) return locked
      yield* changeVisit(locked, { state: "cancelled" }, "cancelled")
      return { ...locked, state: "cancelled" as const }
    })
  )
  yield* startVisitLetters(publicUrl)
  return closedPage(visit)
})

const askedPage = (visit: StoredVisit, token: string): LinkPage => ({
  status: 200,
  title: typeset("Отменить визит?"),
  content: html`${about(visit)}
    <form action="/visit/cancel" method="post">
      <input type="hidden" name="token" value="${token}" />
      <p><button class="button">${typeset("Отменить визит")}</button></p>
    </form>
    ${homeLink}`
})

/** A mail program may have cut off an unknown link. */
const closedPage = (visit: StoredVisit | null): LinkPage => {
  if (visit === null)
    return page(
      404,
      "Ссылка не работает",
      html`<p class="lead">${typeset("Проверьте, что адрес ссылки скопирован из письма целиком.")}</p>`
    )
  return visit.state === "cancelled"
    ? page(200, "Визит отменён", html`${about(visit)} ${bookAgain(visit)}`)
    : page(410, visit.state === "sold" ? soldText(visit.thing) : "Визит уже прошёл", about(visit))
}

const page = (status: LinkPage["status"], title: string, content: Html): LinkPage => ({
  status,
  title: typeset(title),
  content: html`${content} ${homeLink}`
})

const about = (visit: StoredVisit): Html =>
  html`<p class="lead">${typeset(`${visit.thingName}. ${visit.placeName}, ${visitTime(visit)}.`)}</p>`

const bookAgain = ({ thing, thingLink }: StoredVisit): Html =>
  html`<p><a class="link" href="${thingLink}">${typeset(`Открыть ${nounsOf(thing).name} и выбрать другое время`)}</a></p>`
