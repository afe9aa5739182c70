// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { ProfileScreen } from "../../../view/screens/profile-screen.tsx"
import { devices, here, phone } from "../../../qa/samples/devices.ts"
import { renderIn } from "../../support/view/in-shop.tsx"
import { shopAt } from "../../support/view/shop-at.ts"

/** Parts that the view loads on first render. */
beforeAll(() => import("../../../view/account/profile-data.tsx"))
afterEach(cleanup)

const settle = () => act(async () => new Promise((done) => setTimeout(done)))
const draw = async (answers: Partial<Calls>) => {
  renderIn((await shopAt("/personal/profile/", answers, { auth: "stored" })).root, <ProfileScreen />)
  await settle()
  await settle()
}
const end = async (name: RegExp) => {
  const button = screen.getByRole("button", { name })
  button.focus()
  act(() => button.click())
  await settle()
}
const list = () => screen.getByRole("list", { name: "Устройства" })

it("marks the current device and offers no way to end it", async () => {
  await draw({})
  expect([...list().children].map((row) => row.textContent.includes("Это устройство"))).toEqual([true, false, false])
  expect(screen.queryByRole("button", { name: new RegExp(`Завершить: ${here.device}`) })).toBeNull()
})

it("reports an ended session and focuses the list", async () => {
  await draw({ endDevices: () => Promise.resolve(succeeded({ items: devices.filter(({ id }) => id !== phone.id) })) })
  await end(/^Завершить: Safari/)
  expect(screen.getByText(/^Вход завершён: Safari,\siPhone$/).closest("[role=status]")).not.toBeNull()
  expect(list()).toBe(document.activeElement)
})

it("offers nothing more once all others have ended", async () => {
  await draw({})
  await end(/^Завершить все остальные$/)
  expect(screen.getByText(/^На других устройствах вход завершён$/)).toBeDefined()
  expect(screen.queryByRole("button", { name: /^Завершить/ })).toBeNull()
  expect(list()).toBe(document.activeElement)
})

it("preserves the list when a session could not be ended, with the reason", async () => {
  const refusal = { _tag: "TooOften", call: "devices.end", requestId: null, retryAfterSeconds: 60 } as const
  await draw({ endDevices: () => Promise.resolve(failed(refusal)) })
  await end(/^Завершить: Safari/)
  expect(list().children).toHaveLength(3)
  expect(list().children[1]?.textContent).toMatch(/Слишком\sмного\sпопыток/)
})
