import { Hono } from "hono"
import { html } from "hono/html"
import type { DatabaseEffect } from "../platform/db/query.ts"
import { type ListedReport, listReports, readReportJournal } from "./error-reports.ts"
import { devPage } from "../platform/http/dev-page.ts"
import type { Html } from "../platform/http/html-page.ts"
import type { ShopEnv } from "../platform/http/shop-env.ts"

type Run = <A>(program: DatabaseEffect<A>) => Promise<A>

/** Error reports, with their journals as files for the inspector. */
export const devReports = (run: Run): Hono<ShopEnv> => {
  const app = new Hono<ShopEnv>()
  app.get("/dev/reports", async (c) => c.html(page(await run(listReports)), 200, noStore))
  app.get("/dev/reports/:id{\\d{1,9}}/journal.json", async (c) => {
    const journal = await run(readReportJournal(Number(c.req.param("id"))))
    if (journal === null) return c.text("Такого журнала нет", 404, noStore)
    return c.body(journal, 200, { ...noStore, "content-type": "application/json; charset=utf-8" })
  })
  return app
}

const noStore = { "cache-control": "no-store" }

const kinds = { error: "Ошибка", rejection: "Обещание без ответа", page: "Страница", shopper: "От покупателя" } as const

const row = ({ at, build, hasJournal, id, kind, message, path, stack, status, times }: ListedReport): Html =>
  html`<article>
    <h3>№ ${id}. ${kinds[kind]}${status === null ? "" : ` ${status}`}: ${message}</h3>
    <p class="key"><time>${at} UTC</time>, ${path}, сборка ${build}, раз: ${times}</p>
    ${stack === null ? "" : html`<pre>${stack}</pre>`}
    ${hasJournal ? html`<p><a href="/dev/reports/${id}/journal.json" download="report-${id}.json">Журнал вкладки</a></p>` : ""}
  </article>`

const page = (reports: ReadonlyArray<ListedReport>): Html =>
  devPage(
    "Отчёты об ошибках",
    reports.length === 0
      ? html`<p>Отчётов пока нет.</p>`
      : html`<p>Новые сверху. Журнал открывается в <a href="/inspector">инспекторе</a>.</p>
          ${reports.map(row)}`
  )
