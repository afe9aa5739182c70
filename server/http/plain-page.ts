import { html } from "hono/html"
import type { HtmlEscapedString } from "hono/utils/html"

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** A page of the shop in a few words, for what is answered before the pages are; `styles` are the addresses of the shop's stylesheets. */
export const plainPage = (styles: ReadonlyArray<string>, title: string, content: Html): Html =>
  html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} | Грань</title>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <main class="container section plain">
          <h1 class="display-l">${title}</h1>
          ${content}
        </main>
      </body>
    </html>`

export const onward = html`<p><a class="link" href="/">На главную</a></p>`
