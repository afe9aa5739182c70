import { Effect } from "effect"
import { Hono } from "hono"
import { html } from "hono/html"
import type { InProcessAnswer } from "../../app/renderer.ts"
import { newsletterPace } from "../../core/domain/content/shop-phrases.ts"
import { type Errors, textOf } from "../../core/domain/form/form.ts"
import { newsletterForm } from "../../core/forms/newsletter.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { refusalTexts } from "../platform/api/refusal.ts"
import type { CallServices, ServedCall } from "../platform/api/serve-call.ts"
import { formTypes, requireBodyType } from "../platform/http/body-type.ts"
import { callerOf } from "../platform/identity/caller-of.ts"
import { limitBody } from "../platform/http/limit-body.ts"
import type { Html } from "../platform/http/html-page.ts"
import { homeLink, plainPage } from "../platform/http/plain-page.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type Options = {
  readonly calls: ReadonlyArray<ServedCall>
  readonly run: (program: Effect.Effect<InProcessAnswer, never, CallServices>) => Promise<InProcessAnswer>
  readonly trustedProxies: number
  readonly styles: ReadonlyArray<string>
}

/** Form for browsers without JavaScript, with the same validation and endpoint. */
export const subscribeForm = ({ calls, run, styles, trustedProxies }: Options): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  const call = calls.find(({ endpoint }) => endpoint.key === "subscriptions.subscribe")
  const page = (title: string, content: Html) => plainPage(styles, title, content)
  app.use(
    "/subscribe",
    limitBody(8 * 1024, (c) => c.html(page(refusalTexts.tooLarge, homeLink), 413))
  )
  app.use("/subscribe", requireBodyType(formTypes))
  app.post("/subscribe", async (c) => {
    const fields = await c.req.parseBody().catch((): Readonly<Record<string, unknown>> => ({}))
    const written: Subscription = { email: textOf(fields["email"]).trim(), accept: fields["accept"] !== undefined }
    const errors = newsletterForm.check(written)
    if (call === undefined || Object.keys(errors).length > 0) return c.html(page(refusedTitle, formWithErrors(written, errors)), 422)
    const subscription = call.answer(Effect.succeed({ params: {}, query: {}, body: { email: written.email, accept: true } }))
    const answer = await run(Effect.provideService(subscription, CurrentCaller, callerOf(c, trustedProxies)))
    if ("data" in answer) return c.html(page("Подтвердите подписку", done(written.email)), 200, { "cache-control": "no-store" })
    if (answer.retryAfterSeconds !== undefined) c.header("retry-after", String(answer.retryAfterSeconds))
    return c.html(
      page(refusedTitle, formWithErrors(written, { email: answer.errors["email"] ?? answer.message })),
      answer.status === 422 || answer.status === 429 || answer.status === 503 ? answer.status : 500
    )
  })
  return app
}

type Subscription = { readonly email: string; readonly accept: boolean }

const refusedTitle = "Подписка не оформлена"

const done = (email: string): Html =>
  html`<p class="lead">
      ${typeset(`Мы отправили письмо на ${email}. Подтвердите в нём подписку, и письма будут приходить ${newsletterPace}.`)}
    </p>
    ${homeLink}`

const formWithErrors = ({ accept, email }: Subscription, errors: Errors): Html =>
  html`${[errors["email"], errors["accept"]].filter((text) => text !== undefined).map((text) => html`<p role="alert">${typeset(text)}</p>`)}
    <form action="/subscribe" method="post">
      <p>
        <label>Ваш e-mail<br /><input type="email" name="email" value="${email}" maxlength="254" autocomplete="email" /></label>
      </p>
      <p>
        <label
          ><input type="checkbox" name="accept" ${accept ? "checked" : ""} />
          ${typeset("Даю согласие на получение рассылки и обработку персональных данных")}</label
        >
      </p>
      <p><button class="button">Подписаться</button></p>
    </form>
    ${homeLink}`
