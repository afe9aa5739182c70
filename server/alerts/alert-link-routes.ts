import { Effect } from "effect"
import { Hono } from "hono"
import { letterPages, type LetterPages } from "../platform/http/letter-pages.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"
import { alertLinkPath, findAlertLink } from "./alert-links.ts"
import { askedPage, confirmedPage, endedPage, fullPage, unknownPage } from "./alert-link-pages.ts"
import { confirmAlert, endAlert, findAlert } from "./price-alerts.ts"

/** Pages behind the links of alert letters. GET only shows a button, because mail programs open links; POST acts. */
export const alertLinks = (pages: LetterPages): Hono<ShopEnv> => {
  const { answer, answerForm, limitBody } = letterPages(pages)
  const app = new Hono<ShopEnv>()
  app.get(alertLinkPath, (c) => answer(c, showLink(c.req.query("token") ?? "")))
  app.use(alertLinkPath, limitBody)
  app.post(alertLinkPath, (c) =>
    answerForm(c, ({ "List-Unsubscribe": asked, token }) => {
      if (typeof token === "string") return applyLink(token)
      return asked === "One-Click" ? endAtOnce(c.req.query("token") ?? "") : showLink("")
    })
  )
  return app
}

const findLinked = Effect.fnUntraced(function* (token: string) {
  const link = yield* findAlertLink(token)
  const alert = link === null ? null : yield* findAlert(link.alertId)
  return link === null || alert === null ? null : { ...alert, purpose: link.purpose }
})

const showLink = Effect.fnUntraced(function* (token: string) {
  const linked = yield* findLinked(token)
  if (linked === null) return unknownPage
  if (linked.isEnded) return endedPage(linked)
  return linked.purpose === "confirm" && linked.isConfirmed ? confirmedPage(linked) : askedPage(linked, token)
})

const applyLink = Effect.fnUntraced(function* (token: string) {
  const linked = yield* findLinked(token)
  if (linked === null) return unknownPage
  if (linked.isEnded) return endedPage(linked)
  if (linked.purpose === "confirm") return (yield* confirmAlert(linked.id)) ? confirmedPage(linked) : fullPage
  yield* endAlert(linked.id)
  return endedPage(linked)
})

/** RFC 8058: a mail program ends the alert. */
const endAtOnce = (token: string) =>
  Effect.flatMap(findAlertLink(token), (link) => (link?.purpose === "end" ? applyLink(token) : showLink(token)))
