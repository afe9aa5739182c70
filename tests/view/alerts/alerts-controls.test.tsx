// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { AlertList } from "../../../view/alerts/alert-list.tsx"
import { fallenAlert, goneAlert } from "../../../qa/samples/alerts.ts"
import { user } from "../../../qa/samples/user.ts"
import { follow, press, testControls } from "../../support/view/controls.ts"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

const page =
  (answers: Partial<Calls> = {}) =>
  async () => {
    const shop = await shopAt("/personal/alerts/", answers, { auth: "stored" })
    await shop.until("alerts", (snapshot) => snapshot.context.alerts !== null || snapshot.matches("failed"))
    return drawRecorded(shop.root, <AlertList user={user} skeleton={null} />)
  }

testControls("view/alerts/alert-row.tsx", page(), [
  ["Больше не следить: Круг…", press, opens("alertEnd", { id: fallenAlert.id, name: fallenAlert.stone.name })],
  ["Убрать из списка: Овал…", press, ["alerts", { type: "alerts.end", id: goneAlert.id }]]
])

const back = { items: [{ ...goneAlert, state: "back" as const, similar: [] }] }

testControls("view/alerts/alert-row.tsx: a stone that is on sale again", page({ readAlerts: () => Promise.resolve(succeeded(back)) }), [
  ["Следить снова: Овал…", press, opens("priceAlert", { code: goneAlert.stone.code, name: goneAlert.stone.name })],
  ["Убрать из списка: Овал…", press, ["alerts", { type: "alerts.end", id: goneAlert.id }]]
])

testControls("view/alerts/alert-list.tsx: without an answer", page({ readAlerts: () => Promise.resolve(unreachable) }), [
  ["Повторить", follow, ["alerts", { type: "alerts.retry" }]]
])

it("does not count the alerts of an unconfirmed address, which are unknown", async () => {
  const shop = await shopAt("/personal/alerts/", { readAlerts: () => Promise.resolve(succeeded({ items: [] })) }, { auth: "stored" })
  await shop.until("alerts", (snapshot) => snapshot.context.alerts !== null)
  const said = async (isEmailConfirmed: boolean) => {
    await drawRecorded(shop.root, <AlertList user={{ ...user, isEmailConfirmed }} skeleton={null} />)
    const text = screen.getByRole("status").textContent
    cleanup()
    return text
  }
  expect([await said(false), await said(true)]).toEqual(["", "0\u00A0камней"])
})
