import { html } from "hono/html"
import { type Html, htmlPage } from "./html-page.ts"

export const plainPage = (styles: ReadonlyArray<string>, title: string, content: Html): Html =>
  htmlPage(
    title,
    { styles, scripts: [] },
    html`<main class="container section plain">
      <h1 class="display-l">${title}</h1>
      ${content}
    </main>`
  )

export const homeLink = html`<p><a class="link" href="/">На главную</a></p>`
