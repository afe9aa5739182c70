// @vitest-environment jsdom
import { act, cleanup, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import { VisitHours } from "../../../view/visits/visit-hours.tsx"
import { VisitList } from "../../../view/visits/visit-list.tsx"
import { visit } from "../../../qa/samples/visit.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { follow, press, testControls } from "../../support/view/controls.ts"
import { guestShop } from "../../support/view/in-shop.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt, unreachable } from "../../support/view/shop-at.ts"

const page =
  (answers: Partial<Calls> = {}) =>
  async () => {
    const shop = await shopAt("/personal/visits/", answers, { auth: "stored" })
    await shop.until("visits", (snapshot) => snapshot.context.visits !== null || snapshot.matches("failed"))
    return drawRecorded(shop.root, <VisitList skeleton={null} />)
  }

testControls("view/visits/visit-list.tsx", page(), [
  [
    "Отменить: 28 ноября, суббота, 12:00",
    press,
    opens("visitCancel", {
      id: visit.id,
      name: expect.stringMatching(exactText("28 ноября, суббота, 12:00")),
      isConfirmed: visit.state === "confirmed"
    })
  ]
])

it("no other visit can be cancelled while one is being cancelled", async () => {
  const answers = {
    readVisits: () => Promise.resolve(succeeded({ items: [visit, { ...visit, id: visit.id + 1, hour: 14 }] })),
    cancelVisit: () => new Promise<never>(() => undefined)
  }
  const shop = await shopAt("/personal/visits/", answers, { auth: "stored" })
  await shop.until("visits", (snapshot) => snapshot.matches("ready"))
  await drawRecorded(shop.root, <VisitList skeleton={null} />)
  act(() => shop.send("visits", { type: "visits.cancel", id: visit.id }))
  expect(screen.getAllByRole<HTMLButtonElement>("button", { name: /^Отменить/ }).map(({ disabled }) => disabled)).toEqual([true, true])
  cleanup()
})

testControls("view/visits/visit-list.tsx: without an answer", page({ readVisits: () => Promise.resolve(unreachable) }), [
  ["Повторить", follow, ["visits", { type: "visits.retry" }]]
])

const day = { day: "2026-11-27", free: [12, 14], taken: [13], isPromised: true }
const place = {
  id: 1,
  kind: "salon",
  name: "Салон на Петровке",
  address: "Москва, улица Петровка, 15",
  phone: "",
  city: "Москва",
  days: [day]
} as const
const thing = { id: "0-102", name: "Кольцо «Полярис»" }
const wish = {
  thing: thing.id,
  place: 1,
  day: day.day,
  hour: 14,
  kind: "salon",
  name: thing.name,
  where: `${place.name}, ${place.address}`
}
const hours = () => drawRecorded(guestShop("/"), <VisitHours thing={thing} place={place} day={day} />)
testControls("view/visits/visit-hours.tsx", hours, [["14:00", follow, opens("visit", wish)]])
