import { Effect } from "effect"
import { Hono } from "hono"
import { BackgroundJobs } from "../platform/background-jobs.ts"
import { letterPages, type LetterPages } from "../platform/http/letter-pages.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"
import { type EmailLink, findEmailLink } from "../platform/mail/email-links.ts"
import { questionPage, closedPage, resultPage } from "./letter-link-pages.ts"
import { type LinkResult, pressLink } from "./press-link.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import { sendLeftEmailLetter, sendSubscribedLetter } from "./send-email-letters.ts"
import { findUser } from "./users.ts"

type Options = LetterPages & { readonly publicUrl: string }

/** Pages behind links in letters, without script or login. GET only shows a button, because mail programs open links; POST acts. */
export const letterLinks = ({ publicUrl, ...pages }: Options): Hono<ShopEnv> => {
  const { answer, answerForm, limitBody } = letterPages(pages)
  const app = new Hono<ShopEnv>()
  app.get("/confirm", (c) => answer(c, showLink(c.req.query("token") ?? "")))
  app.use("/confirm", limitBody)
  app.post("/confirm", (c) =>
    answerForm(c, ({ "List-Unsubscribe": asked, token }) => {
      if (typeof token === "string") return applyLink(token, publicUrl)
      return asked === "One-Click" ? unsubscribe(c.req.query("token") ?? "", publicUrl) : showLink("")
    })
  )
  return app
}

const showLink = (token: string) =>
  Effect.gen(function* () {
    const link = yield* findEmailLink(fingerprint(token))
    if (link === null || link.state !== "open") return closedPage(link)
    return questionPage({ link, token, withNewsletter: yield* beginsNewsletter(link) })
  })

const beginsNewsletter = ({ purpose, userId }: EmailLink) =>
  userId === null || (purpose !== "own" && purpose !== "change")
    ? Effect.succeed(false)
    : Effect.map(findUser(userId), ({ isNewsletterAwaiting }) => isNewsletterAwaiting)

const applyLink = (token: string, publicUrl: string) =>
  Effect.gen(function* () {
    const result = yield* pressLink(token)
    yield* sendLetters(result, publicUrl)
    return resultPage(result)
  })

/** RFC 8058: a mail program unsubscribes. */
const unsubscribe = (token: string, publicUrl: string) =>
  Effect.flatMap(findEmailLink(fingerprint(token)), (link) =>
    link?.purpose === "unsubscribe" ? applyLink(token, publicUrl) : showLink(token)
  )

const sendLetters = (result: LinkResult, publicUrl: string) =>
  Effect.gen(function* () {
    const jobs = yield* BackgroundJobs
    if (result._tag === "Changed") yield* jobs.start(sendLeftEmailLetter(result.before, result.email, publicUrl))
    if ("isSubscribed" in result && result.isSubscribed) yield* jobs.start(sendSubscribedLetter(result.email, publicUrl))
  })
