import { html } from "hono/html"
import type { HtmlEscapedString } from "hono/utils/html"

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

export type PageFiles = { readonly styles: ReadonlyArray<string>; readonly scripts: ReadonlyArray<string> }

/** Page without the renderer, not indexed. */
export const htmlPage = (title: string, { scripts, styles }: PageFiles, body: Html): Html =>
  html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title} | Грань</title>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        ${scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        ${body}
      </body>
    </html>`
