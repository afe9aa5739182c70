import { Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import * as dadata from "../../../server/account/dadata.ts"
import { suggestPlaces } from "../../../server/account/addresses.ts"
import { Suggestions } from "../../../server/account/address-suggestions.ts"
import type { Database } from "../../../server/platform/db/database.ts"
import * as log from "../../../server/log.ts"
import { found, openDadata, tverskaya } from "../../support/server/fake-dadata.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

const key = "0123456789abcdef"
const suggest = (text: string, country = "RU", count = 8) => Effect.flatMap(Suggestions, (known) => known.suggest(country, text, count))
const own = { value: "Москва, Тверская улица", settlement: "Москва", street: "Тверская улица", house: null }

type Provider = Awaited<ReturnType<typeof openDadata>>

let provider: Provider
let shop: TestShop
beforeAll(async () => {
  provider = await openDadata()
  shop = await startShop({ addresses: { url: provider.url, key } })
})
afterAll(async () => {
  await shop.stop()
  await provider.close()
})

/** Runs over the shop's database or the provider, on a test clock; returns the answer and the log. */
const run = async <A, E>(program: Effect.Effect<A, E, Database>, url: string | null = provider.url) => {
  const lines: Array<string> = []
  const layer = Layer.mergeAll(
    url === null ? Layer.succeed(Suggestions, { suggest: suggestPlaces }) : dadata.layer({ url, key }),
    log.layer("Info", (line) => lines.push(line)),
    TestClock.layer()
  )
  const answer = await shop.run(Effect.provide(program, layer))
  return { answer, lines }
}

const answers = (answer: () => Response | Promise<Response>) => {
  provider.state.answer = answer
  provider.asked.splice(0)
}

describe.each(["the shop alone", "DaData"])("suggestions by %s", (whose) => {
  const url = () => (whose === "DaData" ? provider.url : null)

  test("are places with their region or city, eight at most", async () => {
    answers(() => Response.json({ suggestions: Array.from({ length: 12 }, (_, at) => found({ city: `Тверь-${at}` })).concat(tverskaya) }))
    const { answer } = await run(suggest("твер"), url())
    expect(answer).toHaveLength(8)
    for (const { house, settlement, street, value } of answer) {
      expect(value).toBe([settlement, street, house].filter((part) => part !== null).join(", "))
    }
  })

  test.each(["", "  ", "улица", "'%\\", "— ()"])("of «%s» are empty, without a request", async (text) => {
    answers(() => Response.json({ suggestions: tverskaya }))
    expect(await run(suggest(text), url())).toEqual({ answer: [], lines: [] })
    expect(provider.asked).toEqual([])
  })

  test("are within the country", async () => {
    answers(() => Response.json({ suggestions: tverskaya }))
    expect((await run(suggest("тверская", "BY"), url())).answer).toEqual([])
  })
})

describe("suggestions by the shop alone", () => {
  test.each([
    ["Москва, Ленинский пр-т 5", { street: "Ленинский проспект", house: "5" }],
    ["Москва Тверская 5к2", { street: "Тверская улица", house: "5", building: "2" }],
    ["Москва, Тверская, дом 5, кв 7", { street: "Тверская улица", house: "5", flat: "7" }],
    ["125009, Москва, Тверская ул., д.12", { street: "Тверская улица", house: "12" }],
    ["мск тверская 12, 45", { street: "Тверская улица", house: "12", flat: "45" }],
    ["Moskva, Tverskaya 12", { street: "Тверская улица", house: "12" }],
    ["vjcrdf ndthcrfz 12", { street: "Тверская улица", house: "12" }],
    ["Mосква, Tверская", { street: "Тверская улица", house: null }]
  ])("of «%s» find the street, and put the rest into its fields", async (text, known) => {
    const { answer } = await run(suggest(text), null)
    const { value, ...place } = answer[0] ?? { value: "" }
    expect(place).toEqual({ settlement: "Москва", ...known })
    expect(value).toContain("Москва, ")
  })
})

describe("suggestions by DaData", () => {
  test("are requested with the key, within the country, from city level on", async () => {
    answers(() => Response.json({ suggestions: tverskaya }))
    const { answer, lines } = await run(suggest("москва тверс"))
    expect(provider.asked).toEqual([
      {
        key: `Token ${key}`,
        body: {
          query: "москва тверс",
          count: 8,
          locations: [{ country_iso_code: "RU" }],
          from_bound: { value: "city" },
          to_bound: { value: "house" }
        }
      }
    ])
    expect(answer).toEqual([
      { value: "Москва", settlement: "Москва", street: null, house: null },
      { value: "Москва, улица Тверская", settlement: "Москва", street: "улица Тверская", house: null },
      { value: "Москва, улица Тверская, 12стр2", settlement: "Москва", street: "улица Тверская", house: "12стр2" }
    ])
    expect(lines).toEqual([])
  })

  test("name a place's region and a village's city; bare regions, houses without a street and duplicates are left out", async () => {
    const sochi = { region: "Краснодарский", region_with_type: "Краснодарский край", city: "Сочи" }
    answers(() =>
      Response.json({
        suggestions: [
          found({ region: "Тверская", region_with_type: "Тверская обл" }),
          found({ ...sochi, settlement: null, house: "5" }),
          found({ ...sochi, settlement: "Красная Поляна", settlement_with_type: "пгт Красная Поляна" }),
          found({ ...sochi, settlement: null }),
          found({
            region: "Московская",
            region_with_type: "Московская обл",
            city: null,
            settlement: "Раздоры",
            settlement_with_type: "деревня Раздоры"
          })
        ]
      })
    )
    expect((await run(suggest("поляна"))).answer.map(({ value }) => value)).toEqual([
      "Сочи (Краснодарский край)",
      "пгт Красная Поляна (Сочи, Краснодарский край)",
      "деревня Раздоры (Московская обл)"
    ])
  })

  test.each([
    ["the key is refused or used up", "status 403", () => new Response('{"reason":"Forbidden"}', { status: 403 })],
    ["too much is asked a second", "status 429", () => new Response("", { status: 429 })],
    ["it is down", "status 503", () => new Response("", { status: 503 })],
    ["it babbles", "no answer that can be read", () => new Response("<html>")],
    ["it answers something else", "no answer that can be read", () => Response.json({ items: [] })],
    ["it sends elsewhere", "no connection", () => new Response(null, { status: 302, headers: { location: "/elsewhere" } })]
  ])("after %s fall back to the shop's, with a log line of the reason without key and text", async (_, reason, answer) => {
    answers(answer)
    const { answer: shown, lines } = await run(suggest("москва тверск"))
    expect(shown[0]).toEqual(own)
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { time: expect.any(String), level: "warn", message: "DaData failed; addresses are suggested from the shop's own table", reason }
    ])
    expect(lines.join("")).not.toMatch(new RegExp(`${key}|тверск`))
  })

  test("fall back to the shop's if the provider is unreachable", async () => {
    const { answer, lines } = await run(suggest("москва тверск"), "http://127.0.0.1:1/suggest/address")
    expect(answer[0]).toEqual(own)
    expect(lines).toHaveLength(1)
  })

  test("wait no longer than a second", async () => {
    const requested = Promise.withResolvers<void>()
    answers(() => {
      requested.resolve()
      return new Promise(() => undefined)
    })
    const { answer, lines } = await run(
      Effect.gen(function* () {
        const waiting = yield* Effect.forkChild(suggest("москва тверск"))
        yield* Effect.promise(() => requested.promise)
        yield* TestClock.adjust("1 second")
        return yield* Fiber.join(waiting)
      })
    )
    expect(answer[0]).toEqual(own)
    expect(lines[0]).toContain("too late")
  })

  test("are not requested again until half a minute after a failure", async () => {
    answers(() => new Response("", { status: 429 }))
    const { answer, lines } = await run(
      Effect.gen(function* () {
        yield* suggest("москва тверск")
        answers(() => Response.json({ suggestions: tverskaya }))
        yield* TestClock.adjust("29 seconds")
        const resting = yield* suggest("москва тверск")
        const asked = provider.asked.length
        yield* TestClock.adjust("1 second")
        return [resting[0], asked, yield* suggest("москва тверск"), provider.asked.length] as const
      })
    )
    expect(answer[0]).toEqual(own)
    expect(answer.slice(1)).toEqual([0, expect.arrayContaining([expect.objectContaining({ house: "12стр2" })]), 1])
    expect(lines).toHaveLength(1)
  })
})

test("[API-011] in the shop's own call are DaData's results, and its key is in no answer", async () => {
  answers(() => Response.json({ suggestions: tverskaya }))
  const response = await shop.ask(`/api/v2/suggestions/address/RU/${encodeURIComponent("тверская 12")}`)
  const text = await response.text()
  expect([response.status, provider.asked.map(({ body }) => body["query"])]).toEqual([200, ["тверская 12"]])
  expect(text).toContain("Москва, улица Тверская, 12стр2")
  expect([text, ...response.headers.values(), ...shop.takeLog().map((line) => JSON.stringify(line))].join()).not.toContain(key)
})
