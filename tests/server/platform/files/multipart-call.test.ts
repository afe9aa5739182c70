import { Effect, Schema } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { endpoint } from "../../../../core/contract/endpoint.ts"
import { plain } from "../../../../core/domain/schema/privacy.ts"
import { makeOpenApi } from "../../../../server/platform/api/openapi.ts"
import { refuseCall } from "../../../../server/platform/api/refusal.ts"
import { serveCall } from "../../../../server/platform/api/serve-call.ts"
import { receiveFiles } from "../../../../server/platform/uploads/incoming-files.ts"
import { formOf } from "../../../support/server/forms.ts"
import { startShop, type TestShop } from "../../../support/server/server.ts"

const multipart = { field: "file[]", maxFiles: 2 }
const sendFiles = endpoint({
  key: "test.files",
  summary: "Файлы",
  access: "anyone",
  method: "POST",
  base: "/api/v2",
  path: "/test/files/",
  params: Schema.Struct({}),
  query: Schema.Struct({}),
  body: Schema.Struct({}),
  answer: Schema.Struct({ names: Schema.Array(plain(Schema.String)) }),
  refusals: [422],
  file: { maxBytes: 1_000, multipart }
})
const served = serveCall(sendFiles, () =>
  receiveFiles({ ...multipart, maxBytes: 1_000 }).pipe(
    Effect.map((files) => ({ names: files.map(({ name }) => name) })),
    Effect.catchTag("FilesUnfit", ({ fault }) => refuseCall(422, fault)),
    Effect.scoped
  )
)

let shop: TestShop
beforeAll(async () => {
  shop = await startShop({ extraCalls: [served] })
})
afterAll(() => shop.stop())

const form = formOf([{ field: "file[]", name: "скан.jpg", content: Buffer.alloc(900) }])
const send = async (type: string, headers: Readonly<Record<string, string>> = {}) => {
  const init = { method: "POST", file: form.body, headers: { "content-type": type, ...headers } }
  const answer = await shop.ask("/api/v2/test/files/", init)
  return { status: answer.status, body: await answer.json() }
}

test("a call with files accepts only a form", async () => {
  expect(await send(form.type)).toEqual({ status: 200, body: { data: { names: ["скан.jpg"] } } })
  for (const type of ["application/octet-stream", "application/json", "application/x-www-form-urlencoded", "multipart/mixed"]) {
    expect((await send(type)).status).toBe(415)
  }
  expect((await send("multipart/form-data")).body.message).toBe("broken")
  expect((await send(form.type, { "x-client-key": "another-site" })).status).toBe(403)
})

test("the document of the API describes the form", () => {
  const { paths } = makeOpenApi([sendFiles], "https://gran.test")
  expect(paths["/api/v2/test/files/"]?.["post"]?.requestBody).toEqual({
    required: true,
    content: {
      "multipart/form-data": {
        schema: {
          type: "object",
          properties: {
            "file[]": { type: "array", minItems: 1, maxItems: 2, items: { type: "string", contentMediaType: "application/octet-stream" } }
          },
          required: ["file[]"],
          additionalProperties: false
        }
      }
    }
  })
})
