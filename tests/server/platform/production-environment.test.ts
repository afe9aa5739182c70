import { Effect } from "effect"
import { expect, test } from "vitest"
import { usualCost } from "../../../server/platform/identity/password-cost.ts"
import { readEnvironment } from "../../../server/platform/environment.ts"

const read = (variables: Record<string, string>) => Effect.runSync(readEnvironment(variables))
const refusal = (variables: Record<string, string>) => Effect.runSync(Effect.flip(readEnvironment(variables)))

test("refuses free goods, public stack traces and secrets over plain text in production", () => {
  const given = {
    ...{ PAYMENTS: "test", SHOP_DEBUG: "1", CAPTCHA_VERIFY_URL: "http://captcha.example/validate", CAPTCHA_SECRET: "ysc2_secret" },
    ...{ ADDRESSES_URL: "HTTP://addresses.example/suggest", ADDRESSES_KEY: "0123456789abcdef" }
  }
  expect(refusal({ ...given, SHOP_ENV: "production" }).lines).toEqual([
    "SHOP_DEBUG must be off in production: it shows stacks to anybody",
    "PAYMENTS must not be test in production: anybody could pay without money",
    "CAPTCHA_VERIFY_URL must be an https address in production: the secret is sent there",
    "ADDRESSES_URL must be an https address in production: the key and typed addresses are sent there"
  ])
  expect(refusal({ SHOP_ENV: "production", SHOP_DEBUG: "true" }).lines).toHaveLength(1)
  for (const SHOP_ENV of ["", "development"]) expect(read({ ...given, SHOP_ENV })).toMatchObject({ debug: true, payments: "test" })
})

test.each(["m=64,t=1", "m=32767,t=3", "m=32768,t=2"])("refuses a lower password cost than usual in production: %s", (PASSWORD_COST) => {
  expect(refusal({ SHOP_ENV: "production", PASSWORD_COST }).lines).toEqual([
    "PASSWORD_COST must be m=32768,t=3 or more in production: cheap hashes of a stolen table are quickly cracked"
  ])
  for (const SHOP_ENV of ["", "development"]) expect(read({ SHOP_ENV, PASSWORD_COST }).passwordCost).not.toEqual(usualCost)
})

test("uses the usual password cost or a higher configured one in production", () => {
  const costs = ["", "m=32768,t=3", "m=32768,t=4", "m=65536,t=3"].map(
    (PASSWORD_COST) => read({ SHOP_ENV: "production", PASSWORD_COST }).passwordCost
  )
  expect(costs).toEqual([usualCost, usualCost, { memory: 32_768, passes: 4 }, { memory: 65_536, passes: 3 }])
})

test("serves the inspector everywhere but in production, unless configured otherwise", () => {
  const served = ["", "development", "production"].map((SHOP_ENV) =>
    ["", "0", "1"].map((INSPECTOR) => read({ SHOP_ENV, INSPECTOR }).hasInspector)
  )
  expect(served).toEqual([
    [true, false, true],
    [true, false, true],
    [false, false, true]
  ])
})

test("uses the embedded payment provider everywhere but in production, unless configured otherwise", () => {
  const taken = ["", "development"].map((SHOP_ENV) => ["", "none", "test"].map((PAYMENTS) => read({ SHOP_ENV, PAYMENTS }).payments))
  expect(taken).toEqual([
    ["test", "none", "test"],
    ["test", "none", "test"]
  ])
  expect(["", "none"].map((PAYMENTS) => read({ SHOP_ENV: "production", PAYMENTS }).payments)).toEqual(["none", "none"])
})
