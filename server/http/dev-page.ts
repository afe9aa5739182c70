import { html } from "hono/html"
import type { HtmlEscapedString } from "hono/utils/html"

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A page for those who build the shop: what the server keeps, as it is read and without a script. */
export const devPage = (title: string, content: Html | ReadonlyArray<Html>): Html =>
  html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} | Грань</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <p><a href="/">Грань</a></p>
          <h1>${title}</h1>
        </header>
        <main>${content}</main>
      </body>
    </html>`
