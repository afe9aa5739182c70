import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { calls } from "../../../core/contract/calls.ts"
import { makeOpenApi, type OpenApi } from "../../../server/platform/api/openapi.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { placeTestOrder } from "../../support/server/test-call.ts"

let shop: TestShop
let api: OpenApi
beforeAll(async () => {
  shop = await startShop()
  api = await (await shop.app.request("/openapi.json")).json()
})
afterAll(() => shop.stop())

/** Values of the key anywhere in a document. */
const valuesOf = (key: string, value: unknown): ReadonlyArray<unknown> =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        ...(name === key && typeof inner === "string" ? [inner] : []),
        ...valuesOf(key, inner)
      ])

const resolves = (document: object, reference: unknown): boolean => {
  const segments = String(reference).replace(/^#\//, "").split("/")
  const found = segments.reduce<unknown>(
    (value, segment) => (typeof value === "object" && value !== null ? Reflect.get(value, segment) : undefined),
    document
  )
  return found !== undefined
}

describe("the OpenAPI document", () => {
  test("has every call of the contract once, with its refusals", async () => {
    const endpoints = await Promise.all(Object.values(calls).map((load) => load()))
    const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId, responses }]) => ({
        path,
        method,
        operationId,
        refusals: Object.keys(responses).map(Number)
      }))
    )
    expect(operations).toHaveLength(endpoints.length)
    for (const { base, key, method, path, refusals } of endpoints) {
      const operation = operations.find(({ operationId }) => operationId === key)
      expect(operation).toMatchObject({
        path: base + path,
        method: method.toLowerCase(),
        refusals: expect.arrayContaining([200, 422, 500, ...refusals])
      })
    }
  })

  test("has no dangling reference", () => {
    const references = valuesOf("$ref", api)
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((reference) => !resolves(api, reference))).toEqual([])
  })

  test("describes parameters by the type that their text is parsed to", () => {
    expect(api.paths["/api/v2/catalog-diamonds/"]?.["get"]?.parameters[0]).toEqual({
      name: "page",
      in: "query",
      required: false,
      schema: { type: "integer", minimum: 1, maximum: 999 }
    })
    expect(api.paths["/api/v2/catalog/diamonds/{code}/"]?.["get"]?.parameters[0]).toMatchObject({
      name: "code",
      in: "path",
      required: true
    })
  })

  test("names the headers that the client sends", () => {
    const names = [...Object.values(api.components.securitySchemes), ...Object.values(api.components.parameters)].map(
      ({ name, scheme }) => name ?? scheme
    )
    expect(names).toEqual(["x-client-key", "bearer", "x-sale-user-id", "x-device-id", "x-token", "idempotency-key"])
  })

  test("forbids unknown fields in a body, and allows them in an answer", () => {
    const { components, paths } = makeOpenApi([placeTestOrder], "https://gran.test")
    expect(paths["/api/v2/test/orders/{id}/"]?.["post"]?.requestBody).toEqual({
      required: true,
      content: { "application/json": { schema: { $ref: "#/components/schemas/TestOrderBody" } } }
    })
    expect(components.schemas["TestOrderBody"]?.["additionalProperties"]).toBe(false)
    expect(components.schemas["TestOrderAnswer"]?.["additionalProperties"]).not.toBe(false)
  })
})

describe("the page of the documentation", () => {
  test("shows every call, without scripts and inline styles", async () => {
    const page = await (await shop.app.request("/docs")).text()
    for (const key of Object.keys(calls)) expect(page).toContain(`id="${key}"`)
    expect(page).toContain("целое число от 1 до 999, можно опустить")
    expect(page).toContain("items[].measurements.length")
    expect(page).not.toMatch(/<script|<style| style=| on\w+=/)
    expect(page).not.toContain("[object")
  })

  test("includes its stylesheet", async () => {
    const styles = await shop.app.request("/docs.css")
    expect([styles.status, styles.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"])
  })
})
