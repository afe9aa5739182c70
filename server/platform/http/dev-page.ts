import { html } from "hono/html"
import { type Html, htmlPage } from "./html-page.ts"

/** A page for those who build the shop: what the server keeps, as it is read and without a script. */
export const devPage = (title: string, content: Html | ReadonlyArray<Html>): Html =>
  htmlPage(
    title,
    { styles: ["/docs.css"], scripts: [] },
    html`<header>
        <p><a href="/">Грань</a></p>
        <h1>${title}</h1>
      </header>
      <main>${content}</main>`
  )
