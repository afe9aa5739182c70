import { html } from "hono/html"
import type { Html } from "../http/html-page.ts"
import { type Field, fieldsOf, isRecord, type Json, text } from "./json-schema.ts"
import type { OpenApi, Operation } from "./openapi.ts"
import { fieldTable, resolve } from "./docs-fields.ts"

export const docsPage = (api: OpenApi): Html => {
  const calls = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation }))
  )
  const groups = [...new Set(calls.map(({ operation }) => groupOf(operation)))]
  return html`<!doctype html>
    <html lang="ru">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>API магазина «Грань»</title>
        <link rel="stylesheet" href="/docs.css" />
      </head>
      <body>
        <header>
          <p><a href="/">Грань</a></p>
          <h1>API магазина</h1>
          <p>${text(api.info["description"])} Вызовов: ${calls.length}. Машине: <a href="/openapi.json">openapi.json</a>.</p>
          <nav aria-label="Вызовы">${groups.map((group) => html`<a href="#${group}">${group}</a> `)}</nav>
        </header>
        <main>
          ${conventions(api)}
          ${groups.map(
            (group) =>
              html`<section id="${group}">
                <h2>${group}</h2>
                ${calls.filter(({ operation }) => groupOf(operation) === group).map((call) => callCard(call, api))}
              </section>`
          )}
        </main>
      </body>
    </html>`
}

const conventions = ({ components }: OpenApi): Html =>
  html`<section>
    <h2>Общее</h2>
    <p>
      Успех: <code>{ "data": … }</code>. Отказ: <code>{ "message": "…", "data": { "errors": { "поле": "…" } } }</code>, поле названо путем,
      например <code>items.3.price</code>.
    </p>
    <dl>${[...Object.values(components.securitySchemes), ...Object.values(components.parameters)].map(headerLine)}</dl>
  </section>`

const groupOf = ({ tags }: Operation): string => tags[0] ?? ""

const headerLine = (header: Json): Html =>
  html`<dt><code>${header["type"] === "http" ? "Authorization: Bearer" : text(header["name"])}</code></dt>
    <dd>${text(header["description"])}</dd>`

type Call = { readonly path: string; readonly method: string; readonly operation: Operation }

const callCard = ({ path, method, operation }: Call, api: OpenApi): Html => {
  const parameters = operation.parameters.filter((parameter) => parameter["in"] !== undefined)
  const body = operation.requestBody === undefined ? null : schemaIn(operation.requestBody)
  const answer = resolve(fieldsOf(schemaIn(operation.responses["200"] ?? {})).find(({ name }) => name === "data")?.schema ?? {}, api)
  return html`<article id="${operation.operationId}">
    <h3>
      <a href="#${operation.operationId}"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></a>
    </h3>
    <p>${operation.summary} <span class="key">${operation.operationId}</span></p>
    ${
      parameters.length === 0
        ? null
        : html`<h4>Параметры</h4>
            ${fieldTable(parameters.map(toField), api)}`
    }
    ${
      body === null
        ? null
        : html`<h4>Тело</h4>
            ${fieldTable(fieldsOf(resolve(body, api)), api)}`
    }
    <details>
      <summary>Ответ: data</summary>
      ${fieldTable(fieldsOf(answer), api)}
    </details>
    <p class="refusals">
      Отказы:
      ${Object.keys(operation.responses)
        .filter((status) => status !== "200")
        .map((status) => html`<span title="${text(api.components.responses[status]?.["description"])}">${status}</span> `)}
    </p>
  </article>`
}

const toField = (parameter: Json): Field => ({
  name: text(parameter["name"]),
  isRequired: parameter["required"] === true,
  schema: isRecord(parameter["schema"]) ? parameter["schema"] : {}
})

const schemaIn = ({ content }: Json): Json => {
  const json = isRecord(content) ? (content["application/json"] ?? content["multipart/form-data"]) : null
  return isRecord(json) && isRecord(json["schema"]) ? json["schema"] : {}
}
