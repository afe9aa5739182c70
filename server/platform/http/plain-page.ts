import { html } from "hono/html"
import { type Html, htmlPage } from "./html-page.ts"

/** A page of the shop in a few words, for what is answered before the pages are; `styles` are the addresses of the shop's stylesheets. */
export const plainPage = (styles: ReadonlyArray<string>, title: string, content: Html): Html =>
  htmlPage(
    title,
    { styles, scripts: [] },
    html`<main class="container section plain">
      <h1 class="display-l">${title}</h1>
      ${content}
    </main>`
  )

export const onward = html`<p><a class="link" href="/">На главную</a></p>`
