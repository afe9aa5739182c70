// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import type { CartWrite } from "../../../core/domain/cart/cart-writes.ts"
import { DialogHost } from "../../../view/dialogs/dialog-host.tsx"
import { loadDialog } from "../../../view/dialogs/loader.ts"
import { OrderScreen, OrdersScreen } from "../../../view/screens/orders-screen.tsx"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop, renderIn } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { card, listOfOrders, oneOrder, order } from "../../support/samples/order-history.ts"
import { spoken } from "../../support/paths/spoken.ts"
import { openWire } from "../../support/server/wire.ts"

beforeAll(async () => {
  withDialogs()
  await Promise.all([guestMachinesReady, loadDialog("orderCancel")])
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ""
})

const open = async (answers: Partial<Calls> = {}, part = <OrdersScreen search="" />) => {
  const shop = openShop(answers)
  shop.begin({ auth: "stored" })
  await shop.go("/personal/order-history/")
  await shop.furnish()
  renderIn(
    shop.root,
    <>
      {part}
      <DialogHost />
    </>
  )
  await screen.findByText("anna@example.ru")
  return shop
}

const listed = (list: typeof listOfOrders) => ({ readOrders: () => Promise.resolve(succeeded({ _tag: "List" as const, list })) })
const notFound = failed({ _tag: "Refused", call: "orders", requestId: null, status: 404, message: "Нет", errors: {} } as const)

describe("the orders of a user", () => {
  it("[PERS-011, ENT-034] show name, price, state and things with their pictures", async () => {
    await open()
    const row = (await screen.findByRole("heading", { level: 2, name: spoken("Заказ № 100001") })).closest("li")
    if (row === null) throw new Error("no order stands there")
    expect(row.textContent).toMatch(/950\s000\s₽/)
    expect(within(row).getByText("Оплачен")).toBeTruthy()
    expect(within(row).getByText("В работе").getAttribute("aria-current")).toBe("step")
    expect(within(row).getByRole("img", { name: /^Бриллиант, круг/ })).toBeTruthy()
    expect(
      within(row)
        .getByRole("link", { name: /^Подробнее/ })
        .getAttribute("href")
    ).toBe("/personal/order-history/100001/")
    expect(within(row).getByRole("link", { name: /^Чек/ }).getAttribute("href")).toBe("/receipts/r1.pdf")
  })

  it("[PERS-006, PERS-008] are asked for fifteen at a time, with page and status as the address says, under tabs that narrow them", async () => {
    const { calls, sent } = openWire({ "orders.list": listOfOrders })
    for (const search of ["", "?status=completed&page=2", "?status=current&order=asc"]) {
      cleanup()
      await open({ readOrders: calls.readOrders }, <OrdersScreen search={search} />)
      await screen.findByRole("heading", { level: 2 })
    }
    expect(sent).toEqual([
      ["GET /users/orders/?limit=15"],
      ["GET /users/orders/?limit=15&page=2&status=completed"],
      ["GET /users/orders/?limit=15&status=current&sortBy=date&order=asc"]
    ])
    const tabs = within(screen.getByRole("navigation", { name: "Состояние заказов" })).getAllByRole("link")
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href"), tab.getAttribute("aria-current")])).toEqual([
      ["Все 4", "/personal/order-history/?order=asc", null],
      ["Текущие 1", "/personal/order-history/?status=current&order=asc", "page"],
      ["Выполненные 3", "/personal/order-history/?status=completed&order=asc", null],
      ["Отменённые 0", "/personal/order-history/?status=cancelled&order=asc", null]
    ])
  })

  it("[PERS-009, PERS-010] are offered newest first and oldest first, and a sort is sent only where it was changed", async () => {
    const { calls, sent } = openWire({ "orders.list": listOfOrders })
    await open({ readOrders: calls.readOrders })
    await screen.findByRole("heading", { level: 2 })
    const links = ["Сначала новые", "Сначала старые"].map((name) => screen.getByRole("link", { name: spoken(name), hidden: true }))
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
      ["/personal/order-history/", "true"],
      ["/personal/order-history/?order=asc", null]
    ])
    cleanup()
    await open({ readOrders: calls.readOrders }, <OrdersScreen search="?order=asc" />)
    await screen.findByRole("heading", { level: 2 })
    expect(sent).toEqual([["GET /users/orders/?limit=15"], ["GET /users/orders/?limit=15&sortBy=date&order=asc"]])
  })

  it("[PERS-007] that are more than 15 have pages", async () => {
    const sixteen = Array.from({ length: 16 }, (_, index) => ({ ...card, id: index + 1, name: `Заказ № ${index + 1}` }))
    const readOrders: Calls["readOrders"] = (asked) => {
      const page = "list" in asked ? asked.list.page : 0
      const items = sixteen.slice((page - 1) * 15, page * 15)
      return Promise.resolve(succeeded({ _tag: "List", list: { ...listOfOrders, items, page, total: 16, pages: 2 } }))
    }
    await open({ readOrders })
    expect((await screen.findByRole("link", { name: "Страница 2" })).getAttribute("href")).toBe("/personal/order-history/?page=2")
    expect(screen.getAllByRole("heading", { level: 2, name: /^Заказ/ })).toHaveLength(15)
    cleanup()
    await open({ readOrders }, <OrdersScreen search="?page=2" />)
    expect(await screen.findAllByRole("heading", { level: 2, name: /^Заказ/ })).toHaveLength(1)
  })

  it("that are none are told, with ways on; so are none of a kind", async () => {
    await open(listed({ ...listOfOrders, items: [], total: 0 }))
    await screen.findByRole("heading", { name: spoken("Заказов пока нет") })
    cleanup()
    await open(listed({ ...listOfOrders, items: [], total: 0 }), <OrdersScreen search="?status=cancelled" />)
    await screen.findByRole("heading", { name: spoken("Таких заказов нет") })
    expect(screen.getByRole("link", { name: spoken("Все заказы") }).getAttribute("href")).toBe("/personal/order-history/")
  })

  it("that do not come can be asked for again", async () => {
    let asked = 0
    const cutOff = failed({ _tag: "Unreachable", call: "orders.list", requestId: null, timedOut: false } as const)
    await open({ readOrders: () => Promise.resolve(asked++ === 0 ? cutOff : succeeded({ _tag: "List", list: listOfOrders })) })
    fireEvent.click(await screen.findByRole("link", { name: "Повторить" }))
    await screen.findByRole("heading", { level: 2, name: spoken("Заказ № 100001") })
  })
})

describe("cancelling", () => {
  const ask = async () => {
    fireEvent.click(await screen.findByRole("button", { name: spoken("Отменить заказ") }))
    return screen.findByRole("dialog", { name: spoken("Отменить заказ?") })
  }

  it("[PERS-013, PERS-014, DLG-033] asks first, and then shows the order as cancelled", async () => {
    const { calls, sent } = openWire({ "orders.cancel": { ...order, orderStatus: "cancelled", canCancel: false } })
    const { recorded } = await open({ cancelOrder: calls.cancelOrder })
    const dialog = await ask()
    const emitted: Array<unknown> = []
    recorded.root.system.inspect({
      next: (report) => (report.type === "@xstate.event" && report.event.type === "order:cancel" ? emitted.push(report.event) : undefined)
    })
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole("button", { name: spoken("Отменить заказ") }))
    await screen.findByText("Отменён")
    expect(emitted).toEqual([{ type: "order:cancel", id: order.id }])
    expect(sent).toEqual([[`DELETE /users/orders/${order.id}/`]])
    const tabs = within(screen.getByRole("navigation", { name: "Состояние заказов" })).getAllByRole("link")
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Все 4", "Текущие 0", "Выполненные 3", "Отменённые 1"])
  })

  it("[PERS-015] that is declined changes nothing", async () => {
    const done: Array<unknown> = []
    await open({
      cancelOrder: (what) => {
        done.push(what)
        return Promise.resolve(succeeded(order))
      }
    })
    fireEvent.click(within(await ask()).getByRole("button", { name: "Оставить" }))
    await waitFor(() => expect(screen.getByText("В работе")).toBeTruthy())
    expect([done, screen.queryByText("Отменён")]).toEqual([[], null])
  })

  it("that the shop refuses is said in its words, at the order", async () => {
    const refusal = {
      _tag: "Refused",
      call: "orders.cancel",
      requestId: null,
      status: 409,
      message: "Заказ уже собран",
      errors: {}
    } as const
    await open({ cancelOrder: () => Promise.resolve(failed(refusal)) })
    fireEvent.click(within(await ask()).getByRole("button", { name: spoken("Отменить заказ") }))
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Заказ\sуже\sсобран/)
  })
})

describe("one order", () => {
  const whole = { readOrders: () => Promise.resolve(succeeded(oneOrder)) }

  it("[PERS-012] tells what happened when, what it holds, where it goes, and has its receipt; one that is unknown or another's is not found", async () => {
    const { calls, sent } = openWire({ "orders.one": order, "orders.receipt": { url: "/receipts/r1.pdf" } })
    await open({ readOrders: calls.readOrders }, <OrderScreen id={100_001} />)
    const story = await screen.findByRole("region", { name: "Что произошло" })
    expect(
      within(story)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent)
    ).toEqual([
      expect.stringMatching(/^Заказ\sоформлен22\sноября 2026, 01:15$/),
      expect.stringMatching(/^Заказ\sоплачен/),
      expect.stringMatching(/^Заказ\sв\sработе/)
    ])
    expect(screen.getByRole("region", { name: "Состав заказа" }).textContent).toMatch(/Бриллиант, круг.*Имя\sкамня: «Аврора»/)
    expect(screen.getByRole("region", { name: "Получение и оплата" }).textContent).toMatch(/Тверская.*Бесплатно/)
    expect(screen.getByRole("link", { name: "Чек" }).getAttribute("href")).toBe("/receipts/r1.pdf")
    expect(sent[0]).toEqual(["GET /users/orders/100001/"])
    cleanup()
    await open({ readOrders: () => Promise.resolve(notFound) }, <OrderScreen id={7} />)
    await screen.findByRole("heading", { name: spoken("Такого заказа нет") })
  })

  const gift = { number: "G-2222-3333", url: "/gifts/G-2222-3333.pdf", validUntil: "2029-11-21", isShared: true }
  const withGift = (isShared: boolean) => {
    const items = order.items.map((item) => ({ ...item, certificates: [{ ...gift, isShared }] }))
    return { readOrders: () => Promise.resolve(succeeded({ _tag: "One" as const, order: { ...order, items }, receipt: gift.url })) }
  }
  const press = (name: string) => fireEvent.click(screen.getByRole("button", { name: spoken(name) }))

  it("opens its papers by a press, and says where that was why one did not come", async () => {
    const deeds: Array<unknown> = []
    const answers = [
      failed({ _tag: "Unreachable", call: "papers.open", requestId: null, timedOut: false } as const),
      succeeded("done" as const)
    ]
    await open(
      {
        ...whole,
        performPaper: async (deed) => {
          deeds.push(deed)
          return answers.shift() ?? succeeded("done")
        }
      },
      <OrderScreen id={100_001} />
    )
    fireEvent.click(await screen.findByRole("link", { name: "Чек" }))
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Не\sполучилось\sоткрыть\sдокумент\..*связи/)
    press("Попробовать ещё раз")
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull())
    expect(deeds).toEqual([
      { kind: "open", url: "/receipts/r1.pdf" },
      { kind: "open", url: "/receipts/r1.pdf" }
    ])
  })

  it("withdraws the link of a certificate's receiver once that is confirmed, and asks for the order anew", async () => {
    const deeds: Array<string> = []
    let isShared = true
    await open(
      {
        readOrders: () => withGift(isShared).readOrders(),
        performPaper: async ({ kind }) => {
          deeds.push(kind)
          isShared = kind !== "withdraw"
          return succeeded("done")
        }
      },
      <OrderScreen id={100_001} />
    )
    expect((await screen.findByText(/без\sвхода/)).textContent).toMatch(/21\sноября 2029/)
    press("Отозвать")
    press("Оставить")
    expect(deeds).toEqual([])
    press("Отозвать")
    press("Отозвать")
    await screen.findByText(spoken("Ссылка отозвана"))
    await screen.findByText(/сертификат\sоткрываете\sтолько\sвы/)
    press("Создать и скопировать")
    await screen.findByText(spoken("Ссылка скопирована"))
    press("Поделиться")
    await screen.findByText(spoken("Ссылка отправлена"))
    expect(deeds).toEqual(["withdraw", "copy", "share"])
  })

  it("leads to the pages of its things; a piece that was made here has none yet", async () => {
    const custom = { id: "2-101-17", type: "custom" as const, name: "Кольцо «Опора» с вашим бриллиантом" }
    const items = order.items.flatMap((stone) => [stone, { ...stone, ...custom }])
    const found = { _tag: "One" as const, order: { ...order, items }, receipt: null }
    await open({ readOrders: () => Promise.resolve(succeeded(found)) }, <OrderScreen id={100_001} />)
    const things = within(await screen.findByRole("region", { name: "Состав заказа" }))
    expect(things.getAllByRole("heading", { level: 3 })).toHaveLength(2)
    expect(things.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/diamonds/10248617/"])
  })

  it("is ordered again by what it holds", async () => {
    const sent: Array<CartWrite | undefined> = []
    await open(
      {
        ...whole,
        sendCartWrite: (write) => {
          sent.push(write)
          return Promise.resolve(succeeded({ totalCount: 1, quantity: 1 }))
        }
      },
      <OrderScreen id={100_001} />
    )
    fireEvent.click(await screen.findByRole("button", { name: "Повторить" }))
    await waitFor(() => expect(sent).toMatchObject([{ kind: "add", id: "1-17", quantity: 1, price: null }]))
  })

  it("that waits for its payment leads there", async () => {
    await open(listed({ ...listOfOrders, items: [{ ...card, canPay: true, orderStatus: "new", paymentState: "waiting" }] }))
    expect((await screen.findByRole("link", { name: /^Оплатить/ })).getAttribute("href")).toBe("/cart/pay?orderId=100001")
  })
})

it("a guest's document has the boxes of the page, and a word for those without a script", () => {
  const html = renderToString(
    <ShopProvider value={guestShop("/personal/order-history/100001/")}>
      <OrderScreen id={100_001} />
    </ShopProvider>
  )
  document.body.innerHTML = html
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/^Заказ\s№\s100001$/)
  expect(screen.getByRole("status").textContent).toBe("Открываем заказы")
  expect(html).toMatch(/<noscript><p>Чтобы\sувидеть\sзаказы/)
})
