// @vitest-environment jsdom
import { beforeAll, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { ProfileScreen } from "../../../view/screens/profile-screen.tsx"
import { phone } from "../../../qa/samples/devices.ts"
import { press, testControls } from "../../support/view/controls.ts"
import { drawRecorded } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

/** Parts that the view loads on first render. */
beforeAll(() => import("../../../view/account/profile-data.tsx"))

const profile =
  (answers: Partial<Calls> = {}) =>
  async () =>
    drawRecorded((await shopAt("/personal/profile/", answers, { auth: "stored" })).root, <ProfileScreen />)

testControls("view/account/devices-section.tsx", profile(), [
  ["Завершить: Safari, iPhone…", press, ["devices", { type: "devices.end", id: phone.id }]],
  ["Завершить все остальные", press, ["devices", { type: "devices.endOthers" }]]
])
testControls("view/account/devices-section.tsx: without an answer", profile({ readDevices: () => Promise.resolve(unreachable) }), [
  ["Повторить", press, ["devices", { type: "devices.retry" }]]
])

it("loads the devices when they are shown", async () => {
  expect((await profile()()).sentWhenDrawn).toEqual([["devices", { type: "devices.load" }]])
})
