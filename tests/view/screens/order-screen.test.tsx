// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { type CartWrite, noCart } from "../../../core/domain/cart/cart-writes.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { OrderScreen } from "../../../view/screens/orders-screen.tsx"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { card, listOfOrders, oneOrder, order } from "../../../qa/samples/order-history.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { openRealCalls } from "../../support/server/wire.ts"
import { openOrders, listed, notFound } from "../../support/view/order-history.tsx"

beforeAll(async () => {
  withDialogs()
  await Promise.all([guestMachinesReady, loadDialog("orderCancel")])
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.body.innerHTML = ""
})

describe("one order", () => {
  const whole = { readOrders: () => Promise.resolve(succeeded(oneOrder)) }

  it("[PERS-012] shows its timeline, items, destination and receipt; an unknown or foreign one is not found", async () => {
    const { calls, sent } = openRealCalls({ "orders.one": order, "orders.receipt": { url: "/receipts/r1.pdf" } })
    await openOrders({ readOrders: calls.readOrders }, <OrderScreen id={100_001} />)
    const story = await screen.findByRole("region", { name: "Ход заказа" })
    expect(
      within(story)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual([
      expect.stringMatching(/^Заказ\sоформлен22\sноября 2026, 01:15$/),
      expect.stringMatching(/^Заказ\sоплачен/),
      expect.stringMatching(/^Заказ\sв\sработе/),
      expect.stringMatching(/^Впереди: Передадим\sкурьеру/),
      expect.stringMatching(/^Впереди: Курьер\sпривезёт\sзаказ/)
    ])
    expect(screen.getByRole("region", { name: "Состав заказа" }).textContent).toMatch(/Бриллиант, круг.*Имя\sкамня: «Аврора»/)
    expect(screen.getByRole("region", { name: "Получение и оплата" }).textContent).toMatch(/Тверская.*Бесплатно/)
    expect(screen.getByRole("link", { name: "Чек" }).getAttribute("href")).toBe("/receipts/r1.pdf")
    expect(sent[0]).toEqual(["GET /users/orders/100001/"])
    cleanup()
    await openOrders({ readOrders: () => Promise.resolve(notFound) }, <OrderScreen id={7} />)
    await screen.findByRole("heading", { name: exactText("Такого заказа нет") })
  })

  it("shows a rest beside its certificates only when they leave one", async () => {
    const rest = async (byCertificates: number) => {
      const amounts = { ...order.amounts, byCertificates, due: order.amounts.total - byCertificates }
      const certificates = [{ ending: "4821", amount: byCertificates, returned: 0, isReturned: false }]
      const shown = { ...oneOrder, order: { ...order, amounts, certificates } }
      await openOrders({ readOrders: () => Promise.resolve(succeeded(shown)) }, <OrderScreen id={100_001} />)
      await screen.findByText(exactText("Сертификат •••• 4821"))
      const row = screen.queryByText("Остальное")?.parentElement?.textContent ?? null
      cleanup()
      return row?.replaceAll("\u00A0", " ") ?? null
    }
    expect([await rest(10_000), await rest(950_000)]).toEqual(["Остальное940 000 ₽", null])
  })

  it("names the phone for a cancellation once it is ready, and for issued certificates that the page does not take back", async () => {
    const [item] = order.items
    const certificate = { number: "G-2345-6789", url: "/gifts/1.pdf", validUntil: "2029-11-22", isShared: false }
    const note = async (changes: Partial<typeof order>) => {
      const shown = { ...oneOrder, order: { ...order, canCancel: false, ...changes } }
      await openOrders({ readOrders: () => Promise.resolve(succeeded(shown)) }, <OrderScreen id={100_001} />)
      await screen.findByRole("region", { name: "Ход заказа" })
      const link = screen.queryByRole("link", { name: /^8\s800/ })
      const text = link?.parentElement?.textContent.replaceAll(/\s/g, " ") ?? null
      cleanup()
      return text
    }
    const certificates = item === undefined ? [] : [{ ...item, certificates: [certificate], returned: 0 }]
    expect(await note({ orderStatus: "ready" })).toMatch(/^Заказ уже собран. Чтобы отменить его, позвоните нам: 8 800/)
    expect(await note({ orderStatus: "inWork", items: certificates })).toMatch(
      /^Сертификаты уже выпущены. Чтобы отменить заказ, позвоните нам: 8 800/
    )
    expect(await note({ orderStatus: "completed", items: certificates })).toMatch(
      /^Сертификаты уже выпущены. Чтобы вернуть их, позвоните нам: 8 800/
    )
    const unsent = certificates.map((each) => ({ ...each, id: "3-1", care: ["return"] as const }))
    expect(await note({ orderStatus: "inWork", items: [...unsent, ...certificates] })).toMatch(/^Сертификаты уже выпущены/)
    const returned = certificates.map((each) => ({ ...each, returned: each.quantity }))
    expect([
      await note({ orderStatus: "inWork", canCancel: true }),
      await note({ orderStatus: "cancelled", items: certificates }),
      await note({ orderStatus: "completed" }),
      await note({ orderStatus: "completed", items: returned }),
      await note({ orderStatus: "inWork", items: unsent }),
      await note({ orderStatus: "completed", items: unsent })
    ]).toEqual([null, null, null, null, null, null])
  })

  it("shows two certificates with one ending, each with its sum", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined)
    const certificate = { ending: "4821", amount: 1_000, returned: 0, isReturned: false }
    const certificates = [certificate, { ...certificate, amount: 2_000 }]
    const shown = { ...oneOrder, order: { ...order, certificates } }
    await openOrders({ readOrders: () => Promise.resolve(succeeded(shown)) }, <OrderScreen id={100_001} />)
    const rows = await screen.findAllByText(exactText("Сертификат •••• 4821"))
    const sums = rows.map(({ parentElement }) => parentElement?.textContent.replaceAll(/\s/g, " "))
    expect(sums).toEqual(["Сертификат •••• 4821−1 000 ₽", "Сертификат •••• 4821−2 000 ₽"])
    expect(errors).not.toHaveBeenCalled()
  })

  it("that is delayed shows the reason, at the move and at its day", async () => {
    const delivery = {
      ...order.delivery,
      term: { kind: "days", from: "2026-12-05", to: "2026-12-05" },
      delayReason: "Ждём камень."
    } as const
    const timeline = [...order.timeline, { event: "moved", at: "2026-11-24T07:00:00.000Z", text: "Срок получения перенесён" } as const]
    const moved = { _tag: "One" as const, order: { ...order, delivery, timeline }, receipt: null }
    await openOrders({ readOrders: () => Promise.resolve(succeeded(moved)) }, <OrderScreen id={100_001} />)
    const story = await screen.findByRole("region", { name: "Ход заказа" })
    expect(story.textContent).toMatch(/Срок\sполучения\sперенесёнЖдём\sкамень\./)
    expect(screen.getByRole("region", { name: "Получение и оплата" }).textContent).toMatch(/Когда5\sдекабря\. Ждём\sкамень\./)
  })

  it("that is overdue says so in place of its day", async () => {
    const delivery = { ...order.delivery, isOverdue: true, term: { kind: "days", from: "2026-11-20", to: "2026-11-22" } } as const
    const overdue = { _tag: "One" as const, order: { ...order, delivery }, receipt: null }
    await openOrders({ readOrders: () => Promise.resolve(succeeded(overdue)) }, <OrderScreen id={100_001} />)
    const facts = await screen.findByRole("region", { name: "Получение и оплата" })
    expect(facts.textContent).toMatch(/КогдаОбещали\s20–22\sноября, но\sсрок прошёл/)
    expect(screen.queryByRole("link", { name: exactText("Добавить в календарь") })).toBeNull()
  })

  const gift = { number: "G-2222-3333", url: "/gifts/G-2222-3333.pdf", validUntil: "2029-11-21", isShared: true }
  const withGift = (isShared: boolean) => {
    const items = order.items.map((item) => ({ ...item, certificates: [{ ...gift, isShared }] }))
    return { readOrders: () => Promise.resolve(succeeded({ _tag: "One" as const, order: { ...order, items }, receipt: gift.url })) }
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name: exactText(name) }))

  it("opens its papers by a press, and shows there why one failed", async () => {
    const operations: Array<unknown> = []
    const answers = [
      failed({ _tag: "Unreachable", call: "papers.open", requestId: null, timedOut: false } as const),
      succeeded("done" as const)
    ]
    await openOrders(
      {
        ...whole,
        performPaper: async (operation) => {
          operations.push(operation)
          return answers.shift() ?? succeeded("done")
        }
      },
      <OrderScreen id={100_001} />
    )
    fireEvent.click(await screen.findByRole("link", { name: "Чек" }))
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Не\sполучилось\sоткрыть\sдокумент\..*связи/)
    press("Попробовать ещё раз")
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
    expect(operations).toEqual([
      { kind: "open", url: "/receipts/r1.pdf" },
      { kind: "open", url: "/receipts/r1.pdf" }
    ])
  })

  it("withdraws the link of a certificate's receiver after confirmation, and reloads the order", async () => {
    const operations: Array<string> = []
    let isShared = true
    await openOrders(
      {
        readOrders: () => withGift(isShared).readOrders(),
        performPaper: async ({ kind }) => {
          operations.push(kind)
          isShared = kind !== "withdraw"
          return succeeded("done")
        }
      },
      <OrderScreen id={100_001} />
    )
    expect((await screen.findByText(/без\sвхода/)).textContent).toMatch(/21\sноября 2029/)
    press("Отозвать")
    press("Оставить")
    expect(operations).toEqual([])
    press("Отозвать")
    press("Отозвать")
    await screen.findByText(exactText("Ссылка отозвана"))
    await screen.findByText(/сертификат\sоткрываете\sтолько\sвы/)
    press("Создать и скопировать")
    await screen.findByText(exactText("Ссылка скопирована"))
    press("Поделиться")
    await screen.findByText(exactText("Ссылка отправлена"))
    expect(operations).toEqual(["withdraw", "copy", "share"])
  })

  it("links to the pages of its items, for a custom piece to its constructor page", async () => {
    const url = "/create-jewelry/constructor/from-frame/ready-product/?skuId=101&diamondId=17"
    const custom = { id: "2-101-17", type: "custom" as const, name: "Кольцо «Опора» с вашим бриллиантом", url }
    const items = order.items.flatMap((stone) => [stone, { ...stone, ...custom }])
    const found = { _tag: "One" as const, order: { ...order, items }, receipt: null }
    await openOrders({ readOrders: () => Promise.resolve(succeeded(found)) }, <OrderScreen id={100_001} />)
    const things = within(await screen.findByRole("region", { name: "Состав заказа" }))
    expect(things.getAllByRole("heading", { level: 3 })).toHaveLength(2)
    expect(things.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/diamonds/10248617/",
      url,
      "https://probpalata.gov.ru/"
    ])
  })

  it("can be repeated with its items", async () => {
    const sent: Array<CartWrite | undefined> = []
    await openOrders(
      {
        ...whole,
        sendCartWrite: (write) => {
          sent.push(write)
          return Promise.resolve(succeeded({ short: noCart, full: null }))
        }
      },
      <OrderScreen id={100_001} />
    )
    fireEvent.click(await screen.findByRole("button", { name: "Повторить" }))
    await waitFor(() => expect(sent).toMatchObject([{ kind: "add", id: "1-17", quantity: 1, price: null }]))
  })

  it("that is unpaid links to the payment", async () => {
    await openOrders(listed({ ...listOfOrders, items: [{ ...card, canPay: true, orderStatus: "new", paymentState: "waiting" }] }))
    expect((await screen.findByRole("link", { name: /^Оплатить/ })).getAttribute("href")).toBe("/cart/pay?orderId=100001")
  })
})
