// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react"
import { beforeAll, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { type Outcome, succeeded } from "../../../core/kernel/outcome.ts"
import { reportMachine } from "../../../core/machines/maintenance/report.machine.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { DialogHost } from "../../../view/modal/dialog-host.tsx"
import { ShopFooter } from "../../../view/shell/footer.late.tsx"
import { ReportOffer } from "../../../view/maintenance/report-offer.late.tsx"
import { DialogLinks } from "../../../view/shell/dialog-links.tsx"
import { FeaturesLost } from "../../../view/shell/features-lost.tsx"
import { Toasts } from "../../../view/notices/toasts.tsx"
import { controlOf, follow, leave, press, submit, testControls, tick, type } from "../../support/view/controls.ts"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop, renderIn } from "../../support/view/in-shop.tsx"
import { drawRecorded, opens } from "../../support/view/recorded-view.tsx"
import { shopAt } from "../../support/view/shop-at.ts"
import { toastOf } from "../../support/view/toast-of.ts"
import { waitFor } from "../../support/wait-for.ts"

/** A part that the view loads on first render. */
beforeAll(() => import("../../../view/marketing/consent-panel.tsx"))

beforeAll(withDialogs)

const lines = [{ id: "0-1", quantity: 1, price: 100 }]
const toasts = async () => {
  const shop = await shopAt("/")
  const view = await drawRecorded(shop.root, <Toasts place="page" />)
  const removed = toastOf({ type: "cart.removed", lines })
  const added = toastOf({ type: "cart.added", id: "0-1", quantity: 1, price: 100 })
  act(() => {
    for (const toast of [removed, added]) shop.send("toasts", { type: "toasts.show", toast, isOfNetwork: false })
  })
  return view
}
const list = () => document.querySelector("[aria-live]") ?? document.body
const closeFirst = () => fireEvent.click(list().querySelector("button[aria-label='Закрыть']") ?? document.body)
testControls("view/notices/toasts.tsx", toasts, [
  ["Вернуть", press, ["toasts", { type: "toasts.undo", id: 1 }]],
  ["Закрыть", closeFirst, ["toasts", { type: "toasts.close", id: 1 }]],
  [
    "Перейти в корзину",
    follow,
    ["toasts", { type: "toasts.close", id: 2 }],
    ["navigation", { type: "navigation.go", to: "/cart", replace: false }]
  ],
  ["the pointer over them", () => fireEvent.pointerEnter(list()), ["toasts", { type: "toasts.pause" }]],
  ["the pointer beside them", () => fireEvent.pointerLeave(list()), ["toasts", { type: "toasts.resume" }]]
])

const footer = async () => drawRecorded((await shopAt("/")).root, <ShopFooter />)
const email = { type: "form.change", field: "email", value: "" } as const
testControls("view/marketing/newsletter-form.tsx, view/shell/footer.late.tsx, view/shell/footer.tsx", footer, [
  ["Настройки cookie", follow, ["consent", { type: "consent.open" }]],
  [
    "Подписаться",
    submit,
    ["newsletter", email],
    ["newsletter", { type: "form.change", field: "accept", value: false }],
    ["newsletter", { type: "form.submit" }]
  ],
  ["Ваш e-mail", type("anna@example.ru"), ["newsletter", { ...email, value: "anna@example.ru" }]],
  ["Ваш e-mail", leave, ["newsletter", { type: "form.leave", field: "email" }]],
  ["Даю согласие на получение рассылки…", tick, ["newsletter", { type: "form.change", field: "accept", value: true }]]
])

const permits = (analytics: boolean, ads: boolean) => ["consent", { type: "consent.choose", permissions: { analytics, ads } }] as const
testControls("view/marketing/consent-panel.tsx", footer, [
  ["Выбрать", press, ["consent", { type: "consent.open" }]],
  ["Только необходимые", press, permits(false, false)],
  ["Разрешить все", press, permits(true, true)]
])

const choosing = async () => {
  const shop = await shopAt("/")
  shop.send("consent", { type: "consent.open" })
  shop.send("consent", { type: "consent.toggle", name: "ads" })
  return drawRecorded(shop.root, <ShopFooter />)
}
testControls("view/marketing/consent-panel.tsx: the choices", choosing, [
  ["Аналитика", tick, ["consent", { type: "consent.toggle", name: "analytics" }]],
  ["Реклама", tick, ["consent", { type: "consent.toggle", name: "ads" }]],
  ["Сохранить выбор", press, permits(false, true)],
  ["Закрыть", press, ["consent", { type: "consent.close" }]]
])

const links = () =>
  drawRecorded(
    guestShop("/"),
    <>
      <a href="https://gia.edu/report" data-dialog="externalLink">
        Отчёт
      </a>
      <a href="/?login" data-dialog="login">
        Войти
      </a>
      <DialogLinks />
    </>
  )
testControls("view/shell/dialog-links.tsx", links, [
  ["Отчёт", follow, opens("externalLink", { url: "https://gia.edu/report" })],
  ["Войти", follow, opens("login", { redirect: true })],
  ["Отчёт", (name) => fireEvent.click(controlOf("link", name), { ctrlKey: true })]
])

const report = async () => drawRecorded((await shopAt("/")).root, <ReportOffer />)
testControls("view/maintenance/report-offer.late.tsx", report, [
  ["Отправить отчёт", press, ["report", { type: "report.send" }]],
  ["Скачать отчёт", press, ["report", { type: "report.save" }]]
])

/** The shop with a changed snapshot: states that only a failed load produces. */
const standing = (shop: ShopActor, changes: object): ShopActor => {
  const snapshot = Object.assign(Object.create(shop.getSnapshot()), changes)
  return Object.create(shop, { getSnapshot: { value: () => snapshot } })
}

it("a sent report leaves the focus at the button that saves it", async () => {
  const sendReport = fromPromise<Outcome<string | null, never>>(() => Promise.resolve(succeeded("R-1")))
  const saveReport = fromPromise<Outcome<void, never>>(() => Promise.resolve(succeeded(undefined)))
  const actor = createActor(reportMachine.provide({ actors: { sendReport, saveReport } })).start()
  const shop = guestShop("/")
  renderIn(standing(shop, { children: { ...shop.getSnapshot().children, report: actor } }), <ReportOffer />)
  fireEvent.click(screen.getByRole("button", { name: "Отправить отчёт" }))
  const answer = await screen.findByText(/R-1/)
  expect(document.activeElement).toBe(answer)
  const save = screen.getByRole("button", { name: "Скачать отчёт" })
  save.focus()
  fireEvent.click(save)
  await act(() => waitFor(actor, (snapshot) => !snapshot.hasTag("busy")))
  expect([actor.getSnapshot().value, document.activeElement === save]).toEqual(["sent", true])
  cleanup()
})

const lost = () => {
  const shop = guestShop("/")
  const context = { ...shop.getSnapshot().context, lost: ["dialogs"], mailbox: [{ to: "dialogs", event: { type: "dialogs.open" } }] }
  return drawRecorded(standing(shop, { context }), <FeaturesLost />)
}
testControls("view/shell/features-lost.tsx", lost, [["Повторить", press, ["system", { type: "system.retry" }]]])

const dialogLost = async () => {
  const { root } = await shopAt("/")
  const { children } = root.getSnapshot()
  const { dialogs } = children
  if (dialogs === undefined) throw new Error("there are no dialogs")
  const failed = Object.assign(Object.create(dialogs.getSnapshot()), { hasTag: (tag: string) => tag === "failed" })
  const view = Object.create(dialogs, { getSnapshot: { value: () => failed } })
  return drawRecorded(standing(root, { children: { ...children, dialogs: view } }), <DialogHost />)
}
testControls("view/modal/dialog-host.tsx", dialogLost, [["Повторить", press, ["dialogs", { type: "dialogs.retry" }]]])
