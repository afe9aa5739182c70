import { html } from "hono/html"
import { type Html, htmlPage } from "./html-page.ts"

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
