// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { OrderScreen, OrdersScreen } from "../../../view/screens/orders-screen.tsx"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { guestShop } from "../../support/view/in-shop.tsx"
import { card, listOfOrders, order, quickOrder } from "../../../qa/samples/order-history.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"
import { openRealCalls } from "../../support/server/wire.ts"
import { openOrders, listed } from "../../support/view/order-history.tsx"

beforeAll(async () => {
  withDialogs()
  await Promise.all([guestMachinesReady, loadDialog("orderCancel")])
})
afterEach(() => {
  cleanup()
  document.body.innerHTML = ""
})

describe("the orders of a user", () => {
  it("[PERS-011, ENT-034] show name, price, state and items with their pictures", async () => {
    await openOrders()
    const row = (await screen.findByRole("heading", { level: 2, name: exactText("Заказ № 100001") })).closest("li")
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

  it("[PERS-006, PERS-008] are requested fifteen at a time, with page and status of the address, below filter tabs", async () => {
    const { calls, sent } = openRealCalls({ "orders.list": listOfOrders })
    for (const search of ["", "?status=completed&page=2", "?status=current&order=asc"]) {
      cleanup()
      await openOrders({ readOrders: calls.readOrders }, <OrdersScreen search={search} />)
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

  it("[PERS-009, PERS-010] are offered newest first and oldest first, and a sort is sent only if it was changed", async () => {
    const { calls, sent } = openRealCalls({ "orders.list": listOfOrders })
    await openOrders({ readOrders: calls.readOrders })
    await screen.findByRole("heading", { level: 2 })
    const links = ["Сначала новые", "Сначала старые"].map((name) => screen.getByRole("link", { name: exactText(name), hidden: true }))
    expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
      ["/personal/order-history/", "true"],
      ["/personal/order-history/?order=asc", null]
    ])
    cleanup()
    await openOrders({ readOrders: calls.readOrders }, <OrdersScreen search="?order=asc" />)
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
    await openOrders({ readOrders })
    expect((await screen.findByRole("link", { name: "Страница 2" })).getAttribute("href")).toBe("/personal/order-history/?page=2")
    expect(screen.getAllByRole("heading", { level: 2, name: /^Заказ/ })).toHaveLength(15)
    cleanup()
    await openOrders({ readOrders }, <OrdersScreen search="?page=2" />)
    expect(await screen.findAllByRole("heading", { level: 2, name: /^Заказ/ })).toHaveLength(1)
  })

  it("tell the owner of an unconfirmed address why orders without a cart are missing, with the way to confirm it", async () => {
    const checkMe = () => Promise.resolve(succeeded({ ...user, isEmailConfirmed: false }))
    const links = () => screen.getAllByRole("link", { name: exactText("Открыть профиль") }).map((link) => link.getAttribute("href"))
    await openOrders({ ...listed({ ...listOfOrders, items: [], total: 0 }), checkMe })
    expect(await screen.findByText(/Быстрые\sзаказы\sи\sзапросы\sпоявятся\sздесь/)).toBeTruthy()
    expect(links()).toEqual(["/personal/profile/"])
    cleanup()
    await openOrders({ ...listed(listOfOrders), checkMe })
    expect(await screen.findByText(/^Быстрые\sзаказы\sи\sзапросы/)).toBeTruthy()
    expect(links()).toEqual(["/personal/profile/"])
    cleanup()
    await openOrders(listed(listOfOrders))
    await screen.findByRole("heading", { level: 2, name: exactText("Заказ № 100001") })
    expect(screen.queryByText(/Быстрые\sзаказы/)).toBeNull()
  })

  it("show a message with links if there are none, also of one kind", async () => {
    await openOrders(listed({ ...listOfOrders, items: [], total: 0 }))
    await screen.findByRole("heading", { name: exactText("Заказов пока нет") })
    cleanup()
    await openOrders(listed({ ...listOfOrders, items: [], total: 0 }), <OrdersScreen search="?status=cancelled" />)
    await screen.findByRole("heading", { name: exactText("Таких заказов нет") })
    expect(screen.getByRole("link", { name: exactText("Все заказы") }).getAttribute("href")).toBe("/personal/order-history/")
  })

  it("made without a cart are listed with number, status and the shop's message: waiting first, finished last", async () => {
    const over = {
      ...quickOrder,
      id: 100_007,
      kind: "request",
      state: "cancelled",
      thing: { name: null, link: null },
      answer: null
    } as const
    await openOrders(listed({ ...listOfOrders, quickOrders: [quickOrder, over] }))
    const waiting = await screen.findByRole("region", { name: "Заявки" })
    expect(within(waiting).getByRole("heading", { level: 3 }).textContent).toBe("Заявка №\u00a0100042")
    expect(within(waiting).getByRole("link").getAttribute("href")).toBe("/diamonds/10248617/")
    expect(within(waiting).getByText(exactText("В работе"))).toBeTruthy()
    expect(within(waiting).getByText(exactText("Камень у нас, ждём вас в салоне"))).toBeTruthy()
    expect(within(waiting).getByText(exactText("Быстрый заказ, 20 ноября 2026"))).toBeTruthy()
    const past = screen.getByRole("region", { name: "Прошлые заявки" })
    expect(within(past).getByRole("heading", { level: 3 }).textContent).toBe("Заявка №\u00a0100007")
    expect(past.textContent).toContain("Отменена")
    const first = screen.getByRole("heading", { level: 2, name: exactText("Заказ № 100001") })
    expect(waiting.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0)
    expect(first.compareDocumentPosition(past) & Node.DOCUMENT_POSITION_FOLLOWING).toBeGreaterThan(0)
  })

  it("made without a cart are shown if there are no others, and not in a filtered list", async () => {
    const alone = { ...listOfOrders, items: [], total: 0, quickOrders: [quickOrder] }
    await openOrders(listed(alone))
    expect(await screen.findByRole("region", { name: "Заявки" })).toBeTruthy()
    expect(screen.getByRole("heading", { name: exactText("Заказов пока нет") })).toBeTruthy()
    cleanup()
    await openOrders(listed(alone), <OrdersScreen search="?status=cancelled" />)
    await screen.findByRole("heading", { name: exactText("Таких заказов нет") })
    expect(screen.queryByRole("region", { name: "Заявки" })).toBeNull()
  })

  it("that fail to load can be requested again", async () => {
    let asked = 0
    const cutOff = failed({ _tag: "Unreachable", call: "orders.list", requestId: null, timedOut: false } as const)
    await openOrders({ readOrders: () => Promise.resolve(asked++ === 0 ? cutOff : succeeded({ _tag: "List", list: listOfOrders })) })
    fireEvent.click(await screen.findByRole("link", { name: "Повторить" }))
    await screen.findByRole("heading", { level: 2, name: exactText("Заказ № 100001") })
  })
})

describe("cancelling", () => {
  const ask = async () => {
    fireEvent.click(await screen.findByRole("button", { name: exactText("Отменить заказ") }))
    return screen.findByRole("dialog", { name: exactText("Отменить заказ?") })
  }

  it("[PERS-013, PERS-014, DLG-033] asks first, and then shows the order as cancelled", async () => {
    const { calls, sent } = openRealCalls({ "orders.cancel": { ...order, orderStatus: "cancelled", canCancel: false } })
    const { recorded } = await openOrders({ cancelOrder: calls.cancelOrder })
    const dialog = await ask()
    const emitted: Array<unknown> = []
    recorded.root.system.inspect({
      next: (report) => (report.type === "@xstate.event" && report.event.type === "order:cancel" ? emitted.push(report.event) : undefined)
    })
    expect(sent).toEqual([])
    fireEvent.click(within(dialog).getByRole("button", { name: exactText("Отменить заказ") }))
    await screen.findByText("Отменён")
    expect(emitted).toEqual([{ type: "order:cancel", id: order.id }])
    expect(sent).toEqual([[`DELETE /users/orders/${order.id}/`]])
    const tabs = within(screen.getByRole("navigation", { name: "Состояние заказов" })).getAllByRole("link")
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Все 4", "Текущие 0", "Выполненные 3", "Отменённые 1"])
  })

  it("[PERS-015] that is refused changes nothing", async () => {
    const done: Array<unknown> = []
    await openOrders({
      cancelOrder: (what) => {
        done.push(what)
        return Promise.resolve(succeeded(order))
      }
    })
    fireEvent.click(within(await ask()).getByRole("button", { name: "Оставить" }))
    await waitFor(() => expect(screen.getByText("В работе")).toBeTruthy())
    expect([done, screen.queryByText("Отменён")]).toEqual([[], null])
  })

  it("that the shop refuses shows its message, at the order", async () => {
    const refusal = {
      _tag: "Refused",
      call: "orders.cancel",
      requestId: null,
      status: 409,
      message: "Заказ уже собран",
      errors: {}
    } as const
    await openOrders({ cancelOrder: () => Promise.resolve(failed(refusal)) })
    fireEvent.click(within(await ask()).getByRole("button", { name: exactText("Отменить заказ") }))
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Заказ\sуже\sсобран/)
  })
})

it("a guest's document has placeholders, and a notice without scripts", () => {
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
