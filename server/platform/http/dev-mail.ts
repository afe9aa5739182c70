import type { Effect } from "effect"
import { Hono } from "hono"
import { html } from "hono/html"
import type { Files } from "../files/files.ts"
import { type StoredLetter, listLetters, readLetter } from "../mail/outbox.ts"
import { contentIdOf, drawPictures, type LetterPicture } from "../mail/letter-pictures.ts"
import { devPage } from "./dev-page.ts"
import type { Html } from "./html-page.ts"
import type { ShopEnv } from "./shop-env.ts"

export const devMail = (folder: string, run: Run): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/dev/mail/", (c) => c.redirect("/dev/mail", 301))
  app.get("/dev/mail", async (c) => c.html(devPage("Письма", list(await listLetters(folder), folder)), 200, noStore))
  app.get("/dev/mail/:id", async (c) => {
    const letter = await readLetter(folder, c.req.param("id"))
    return letter === null ? c.notFound() : c.html(devPage(letter.subject, asRead(letter)), 200, noStore)
  })
  app.get("/dev/mail/:id/html", async (c) => {
    const letter = await readLetter(folder, c.req.param("id"))
    return letter === null
      ? c.notFound()
      : c.html(withPictures(letter, await run(drawPictures(letter.pictures ?? []))), 200, {
          ...noStore,
          "content-security-policy": letterPolicy
        })
  })
  app.notFound((c) => c.html(devPage("Такого письма нет", html`<p><a href="/dev/mail">Все письма</a></p>`), 404, noStore))
  return app
}

type Run = <A>(program: Effect.Effect<A, never, Files>) => Promise<A>

const noStore = { "cache-control": "no-store", "referrer-policy": "no-referrer" }

const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const withPictures = ({ html: drawn }: StoredLetter, pictures: ReadonlyArray<LetterPicture>): string =>
  pictures.reduce(
    (page, { base, jpeg }) => page.replaceAll(`cid:${contentIdOf(base)}`, `data:image/jpeg;base64,${jpeg.toString("base64")}`),
    drawn
  )

const list = (letters: ReadonlyArray<StoredLetter>, folder: string): Html =>
  letters.length === 0
    ? html`<p>Писем пока нет. Они ложатся в <code>${folder}</code>, пока не задан SMTP_URL.</p>`
    : html`<p>Лежат в <code>${folder}</code>, новые сверху.</p>
        ${letters.map(
          ({ at, id, subject, to }) =>
            html`<article>
              <h3><a href="/dev/mail/${id}">${subject}</a></h3>
              <p class="key">${to}, <time datetime="${at}">${at.replace("T", " ").slice(0, 19)} UTC</time></p>
            </article>`
        )}`

const asRead = ({ at, id, text, to }: StoredLetter): Html =>
  html`<p class="key">Кому: ${to}. Отправлено: <time datetime="${at}">${at.replace("T", " ").slice(0, 19)} UTC</time></p>
    <article>${text.split("\n\n").map((paragraph) => html`<p>${paragraph.split(/(https?:\/\/\S+)/).map(linked)}</p>`)}</article>
    <p><a href="/dev/mail/${id}/html">Как в почтовой программе</a></p>
    <p><a href="/dev/mail">Все письма</a></p>`

const linked = (part: string, index: number): Html | string => (index % 2 === 0 ? part : html`<a href="${part}">${part}</a>`)
