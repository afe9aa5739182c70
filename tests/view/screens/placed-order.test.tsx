// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { succeeded } from "../../../core/kernel/outcome.ts"
import type { Order } from "../../../core/services/orders/order-history.ts"
import { SuccessScreen } from "../../../view/screens/success-screen.tsx"
import { renderIn } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { order } from "../../../qa/samples/order-history.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

beforeAll(() => guestMachinesReady)
afterEach(cleanup)

const placedAt = "2026-11-21T22:15:00.000Z"
const timeline: Order["timeline"] = [
  { event: "placed", at: placedAt, text: "Заказ оформлен" },
  { event: "paid", at: "2026-11-21T22:17:00.000Z", text: "Заказ оплачен" }
]

/** The page of a placed and paid order, changed by `known`. */
const open = async (known: Partial<Order> = {}) => {
  const shop = openShop({
    loadOrder: () =>
      Promise.resolve(succeeded({ order: { ...order, orderStatus: "new", timeline, ...known }, receipt: "/receipts/r1.pdf" }))
  })
  shop.begin({ auth: "stored" })
  await shop.go("/cart/success/?orderId=100001")
  await shop.loadDeferred()
  renderIn(shop.root, <SuccessScreen search="?orderId=100001" />)
  await screen.findByRole("heading", { level: 1, name: exactText("Заказ № 100001 оформлен") })
  await screen.findByRole("list", { name: "Состав заказа" })
}

const facts = () => within(screen.getByRole("complementary", { name: "Получение и оплата" }))

describe("the page after an order", () => {
  it("by courier shows day and address, and has the receipt", async () => {
    await open()
    expect(screen.getByText(/^Подтверждение.*Курьер\sпривезёт\sзаказ.*он\sпозвонит\sнакануне, чтобы\sсогласовать\sвремя\.$/)).toBeTruthy()
    expect(facts().getByText(exactText("Курьер, Москва, Тверская улица, д. 12"))).toBeTruthy()
    expect(screen.getByRole("link", { name: /^Чек, PDF/ }).getAttribute("href")).toBe("/receipts/r1.pdf")
    expect(screen.getByRole("link", { name: exactText("Следить за заказом") })).toBeTruthy()
    expect(screen.queryByRole("link", { name: /^Оплатить/ })).toBeNull()
    const calendar = screen.getByRole("link", { name: exactText("Добавить в календарь") })
    expect([calendar.getAttribute("download"), calendar.getAttribute("href")]).toEqual([
      "gran-100001.ics",
      expect.stringMatching(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/)
    ])
    expect(within(screen.getByRole("region", { name: exactText("Что дальше") })).getAllByRole("listitem")).toHaveLength(5)
  })

  it("at a salon or a pickup point shows the time and the place", async () => {
    for (const [code, name, words] of [
      ["self-pickup", "Салон", "в\\sсалоне"],
      ["pickup-point", "Пункт выдачи", "в\\sпункте\\sвыдачи"]
    ] as const) {
      await open({ delivery: { ...order.delivery, code, name, address: "Москва, улица Петровка, 15" } })
      expect(screen.getByText(new RegExp(`Заказ\\sбудет\\s${words}.*Мы\\sнапишем, когда\\sего\\sможно\\sзабрать\\.$`))).toBeTruthy()
      expect(facts().getByText(exactText(`${name}, Москва, улица Петровка, 15`))).toBeTruthy()
      cleanup()
    }
  })

  it("of certificates by e-mail shows the recipient, and has each as a PDF", async () => {
    const [item] = order.items
    await open({
      delivery: { ...order.delivery, code: "email", name: "Письмом", address: "anna@example.ru" },
      timeline: [...timeline, { event: "certificatesIssued", at: "2026-11-21T22:18:00.000Z", text: "Сертификаты отправлены" }],
      items:
        item === undefined
          ? []
          : [
              {
                ...item,
                ...{
                  id: "3-3-50000-0",
                  type: "certificate",
                  name: "Подарочный сертификат",
                  images: ["drawing"],
                  attributes: "Номинал 50 000 ₽",
                  quantity: 2
                },
                certificates: [
                  { number: "GC-0001", url: "/gift/1.pdf", validUntil: "2029-11-22", isShared: false },
                  { number: "GC-0002", url: "/gift/2.pdf", validUntil: "2029-11-22", isShared: false }
                ]
              }
            ]
    })
    expect(screen.getByText(/^Сертификаты\sотправлены\sна\sanna@example\.ru\s22\sноября.*\sв\s01:18\sпо\sмосковскому/)).toBeTruthy()
    const links = within(screen.getByRole("list", { name: "Состав заказа" })).getAllByRole("link", { name: /^Сертификат/ })
    expect(screen.queryByText("Доставка")).toBeNull()
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/gift/1.pdf", "/gift/2.pdf"])
  })

  it("of an unpaid one links to the payment", async () => {
    await open({ canPay: true, paymentState: "waiting", timeline: timeline.slice(0, 1) })
    expect(screen.getByText(exactText("Заказ ждёт оплаты. Пока она не прошла, деньги не списаны."))).toBeTruthy()
    expect(screen.getByRole("link", { name: /^Оплатить/ }).getAttribute("href")).toMatch(/^\/cart\/pay\/?\?/)
  })

  it("of an engraved ring packed as a gift lists all paid items, so that the sums add up", async () => {
    const [item] = order.items
    if (item === undefined) throw new Error("the sample has nothing in it")
    await open({
      items: [
        { ...item, amount: 477_700, quantity: 1, engraving: { side: "inside", font: "plain", text: "А и С 12.06.2027", price: 3_500 } }
      ],
      amounts: { ...order.amounts, items: 481_200, discount: 0, delivery: 0, total: 481_200, byCertificates: 0, due: 481_200 },
      parcel: { isGiftWrapped: true, parcelNote: "С днём рождения" }
    })
    const things = within(screen.getByRole("list", { name: "Состав заказа" }))
    expect(things.getByText(/^Гравировка,\s3\s500\s₽\.\sВнутри:\s«А\sи\sС\s12\.06\.2027»/)).toBeTruthy()
    expect(facts().getByText(exactText("Подарочная упаковка"))).toBeTruthy()
    expect(facts().getByText(exactText("С днём рождения"))).toBeTruthy()
    const row = (title: string) => facts().getByText(title).parentElement?.textContent?.replaceAll(/\s/g, " ")
    expect([row("Товары"), row("Гравировка"), row("Итого")]).toEqual(["Товары477 700 ₽", "Гравировка3 500 ₽", "Итого481 200 ₽"])
  })

  it("names the certificates that paid by their number, and no rest when nothing is left to pay", async () => {
    const used = (ending: string) => ({ ending, amount: 475_000, returned: 0, isReturned: false })
    const rows = () => [...document.querySelectorAll("aside dl:last-of-type dt")].map(({ textContent }) => textContent)
    const covered = { ...order.amounts, byCertificates: 950_000, due: 0 }
    await open({ amounts: covered, certificates: [used("4821")] })
    expect(rows()).toEqual(["Товары", "Доставка", "Оплачено сертификатом"])
    cleanup()
    await open({ amounts: covered, certificates: [used("4821"), used("X4K2")] })
    expect(rows()).toEqual(["Товары", "Доставка", "Оплачено сертификатами"])
    cleanup()
    const partly = { amounts: { ...order.amounts, byCertificates: 475_000, due: 475_000 }, certificates: [used("4821")] }
    await open(partly)
    expect(rows()).toEqual(["Товары", "Доставка", "Стоимость заказа", "Сертификат", "Остальное"])
    cleanup()
    await open({ ...partly, paymentState: "onReceipt" })
    expect(rows().at(-1)).toBe("К оплате при получении")
    cleanup()
    await open({ amounts: covered, certificates: [used("4821")], coveredBy: 1, paymentState: "refunded", orderStatus: "completed" })
    expect(facts().getByText(exactText("Деньги вернулись на сертификат"))).toBeTruthy()
  })
})
