import { Effect, Layer } from "effect"
import { expect, it } from "vitest"
import { makeIdentity } from "../../../adapters/memory/identity-memory.ts"
import * as vaultMemory from "../../../adapters/memory/vault-memory.ts"
import type { Endpoint } from "../../../core/contract/endpoint.ts"
import { Api, type Input, makeApi, type Send, ServerFailed } from "../../../core/services/ports/api.ts"
import { loadReference } from "../../../core/services/content/reference.ts"
import { submitForm } from "../../../core/services/forms/submit-form.ts"

/** An API with these answers; any other call fails. Records the calls. */
const apiWith = (answers: Readonly<Record<string, unknown>>) => {
  const asked: Array<readonly [method: string, path: string, input: Input]> = []
  const send = (endpoint: Endpoint, input: Input) => {
    asked.push([endpoint.method, endpoint.base + endpoint.path, input])
    const answer = answers[endpoint.key]
    return answer === undefined
      ? Effect.fail(new ServerFailed({ call: endpoint.key, requestId: null, status: 500 }))
      : Effect.succeed(answer)
  }
  return { asked, layer: Layer.succeed(Api, makeApi(send as Send)) }
}

it("[SHL-007] a subscription is POST subscriptions/alrosa/ with the address and the consent", async () => {
  const { asked, layer } = apiWith({ "subscriptions.subscribe": { email: "anna@example.ru" } })
  const values = { email: " anna@example.ru ", accept: true }
  await Effect.runPromise(
    Effect.provide(submitForm({ form: "newsletter", values }), Layer.mergeAll(layer, vaultMemory.layer, makeIdentity().layer))
  )
  expect(asked).toEqual([
    ["POST", "/api/v2/subscriptions/alrosa/", { params: {}, query: {}, body: { email: "anna@example.ru", accept: true } }]
  ])
})

const whole = {
  "shell.config": { domain: "gran.example", captchaClientKey: "key" },
  "shell.tooltips": { tooltips: [{ code: "cut", text: "Как пропорции возвращают свет." }] },
  "shell.countries": { countries: [{ code: "RU", name: "Россия" }] }
}

it("domain, explanations, countries and config are loaded together", async () => {
  const { layer } = apiWith(whole)
  expect(await Effect.runPromise(Effect.provide(loadReference(), layer))).toEqual({
    domain: "gran.example",
    captchaClientKey: "key",
    tooltips: { cut: "Как пропорции возвращают свет." },
    countries: [{ code: "RU", name: "Россия" }]
  })
})

it("failed parts are left out, and the others load", async () => {
  const { "shell.tooltips": _, ...others } = whole
  const reference = await Effect.runPromise(Effect.provide(loadReference(), apiWith(others).layer))
  expect(reference).toEqual({
    domain: "gran.example",
    captchaClientKey: "key",
    tooltips: null,
    countries: [{ code: "RU", name: "Россия" }]
  })
})
