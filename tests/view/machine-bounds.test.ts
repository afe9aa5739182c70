import { globSync, readFileSync } from "node:fs"
import { expect, it } from "vitest"

/** Start of an event in the code of a port's actor. */
const sending = /\b(?:sendBack|onReconnect|coverHistory)\(/g
const eventType = /"([a-zA-Z]+\.[a-zA-Z]+)"/g

const textOf = (file: string) => readFileSync(file, "utf8")
const typesIn = (text: string) => [...text.matchAll(eventType)].map(([, type = ""]) => type)

/** Types of the events that a file's actors send: each stands between the call and its first closing parenthesis. */
const sentBy = (file: string): ReadonlyArray<string> => {
  const text = textOf(file)
  return [...text.matchAll(sending)].flatMap(({ index }) => typesIn(text.slice(index, text.indexOf(")", index))))
}

const portEvents = new Set(
  globSync(["core/shop/capabilities/*.ts", "core/services/*/*.ts", "app/provide-*.ts"]).flatMap((file) => sentBy(file))
)

it("knows the events of ports", () => {
  expect([...portEvents]).toEqual(
    expect.arrayContaining([
      "cart.reconnected",
      "orders.reconnected",
      "dialogs.back",
      "header.escaped",
      "scroll.crossed",
      "network.disconnected"
    ])
  )
})

it("no view sends an event of a port", () => {
  const sent = globSync("view/**/*.{ts,tsx}").flatMap((file) =>
    typesIn(textOf(file))
      .filter((type) => portEvents.has(type))
      .map((type) => `${file}: ${type}`)
  )
  expect(sent, "Give the machine a command of its own, such as cart.retry, and send that").toEqual([])
})

it("no view names a state of a machine", () => {
  const named = globSync("view/**/*.{ts,tsx}").flatMap((file) =>
    [...textOf(file).matchAll(/\.matches\((?:\{.*?\}|"\w+")\)/g)].map(([call]) => `${file}: ${call}`)
  )
  expect(named, "Ask by a tag of the states, by can() of a command, or by a selector beside the machine").toEqual([])
})
