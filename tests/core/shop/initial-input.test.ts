import { Effect } from "effect"
import { expect, test } from "vitest"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import { initialInput, secretsOf } from "../../../core/shop/initial-input.ts"

const none = { hasLink: false, hasReset: false }

test("a tab prefers an operator's link to a stored token, and that to a guest", () => {
  const begun = [
    initialInput({ ...none, hasLink: true }, true, undefined),
    initialInput(none, true, undefined),
    initialInput(none, false, undefined)
  ]
  expect(begun.map(({ auth }) => auth)).toEqual(["link", "stored", "guest"])
})

test("a letter's link opens its dialog instead of the saved one, and drafts remain", () => {
  const left = { drafts: { order: { userName: "Анна" } }, owner: 7, wish: { key: "login", props: {} } }
  expect(initialInput(none, false, left)).toEqual({ auth: "guest", ...left })
  expect(initialInput({ ...none, hasReset: true }, false, left)).toEqual({ auth: "guest", ...left, wish: { key: "passNew", props: {} } })
})

test("an address without secrets, or with an invalid token, is not a link", () => {
  expect(Effect.runSync(secretsOf(makeVault()))).toEqual(none)
})
