// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { Refused } from "../../../core/services/ports/api.ts"
import { CheckoutScreen } from "../../../view/screens/checkout-screen.tsx"
import { cartCertificate, cartOf, cartRing } from "../../support/samples/cart.ts"
import { checkoutOffer } from "../../support/samples/checkout.ts"
import { checkoutShop } from "../../support/view/checkout-shop.ts"
import { renderIn } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { type Answers, openRealCalls } from "../../support/server/wire.ts"

beforeAll(() => guestMachinesReady)
afterEach(cleanup)

const { deliveries, full, now } = checkoutOffer

/** The checkout page of a user, over an API with these answers. */
const open = async (more: Answers = {}) => {
  const shop = await checkoutShop(more)
  renderIn(shop.root, <CheckoutScreen />)
  await screen.findByRole("region", { name: "Подтверждение" })
  return shop
}

const tellCheckout = (checkout: { readonly send: (event: { readonly type: "cart.outdated" }) => void } | undefined) =>
  checkout?.send({ type: "cart.outdated" })

const section = (name: string) => within(screen.getByRole("region", { name }))
const next = () => fireEvent.click(screen.getByRole("button", { name: "Продолжить" }))
const options = (name: string) =>
  within(screen.getByRole("group", { name }))
    .getAllByRole("radio")
    .map((radio) => radio.closest("label")?.textContent?.replaceAll("\u00A0", " "))
const choose = (name: RegExp) => fireEvent.click(screen.getByRole("radio", { name }))

/** Opens the delivery section and chooses a delivery. */
const deliver = async (name: RegExp) => {
  next()
  choose(name)
  await waitFor(() => expect(screen.queryByText("Ищем пункты")).toBeNull())
}

describe("the checkout", () => {
  it("redirects its address to the cart if a line is held by an unpaid order, or sold", async () => {
    for (const line of [{ hold: "another" as const }, { hold: "own" as const }, { isAvailableforSale: false }]) {
      const cart = cartOf({ jewelries: [{ ...cartRing, ...line }], certificates: [cartCertificate], totalAmount: 100_000, totalCount: 2 })
      const { calls } = openRealCalls({
        "cart.full": cart,
        "checkout.deliveries": { items: deliveries, now, full },
        "users.addresses": { items: [], revision: 1 },
        "vouchers.list": checkoutOffer.vouchers
      })
      const shop = openShop({ loadCheckout: calls.loadCheckout })
      shop.begin({ auth: "stored" })
      await shop.go("/cart/checkout/")
      await shop.loadDeferred()
      await expect.poll(() => shop.navigation().getSnapshot().context.place.path).toBe("/cart")
    }
  })

  it("allows to change a line in the summary, accepts no sum meanwhile, and requests the new one", async () => {
    const { features, sent } = await open()
    fireEvent.click(screen.getByRole("button", { name: "Изменить" }))
    const size = await screen.findByRole("combobox", { name: `Размер: ${cartRing.name}` })
    const { cart } = features()
    if (!cart) throw new Error("there is no cart")
    fireEvent.change(size, { target: { value: "0-101" } })
    expect(cart.getSnapshot().context.writes).toMatchObject([{ kind: "resize", id: cartRing.id, to: "0-101" }])
    expect(screen.getAllByRole("button", { name: /Пересчитываем/ }).length).toBeGreaterThan(0)
    sent.length = 0
    act(() => tellCheckout(features().checkout))
    expect(screen.getAllByRole("button", { name: /Пересчитываем/ })[0]?.getAttribute("aria-busy")).toBe("true")
    await waitFor(() => expect(sent).toEqual(expect.arrayContaining([["GET /cart/"]])))
    await waitFor(() => expect(features().checkout?.getSnapshot().context.isCounted).toBe(true))
    expect(section("Получение").getByRole("group", { name: "Способ получения" })).toBeTruthy()
  })

  it("[CHK-001, CHK-004] offers the delivery methods, and the saved addresses for a courier", async () => {
    const { sent } = await open()
    await deliver(/^Курьер/)
    expect(options("Способ получения")).toEqual([
      expect.stringMatching(/^Курьер с охраной/),
      expect.stringMatching(/^Салон/),
      expect.stringMatching(/^Пункт выдачи.*500 ₽$/)
    ])
    expect(options("Куда доставить")).toEqual([expect.stringMatching(/^Мирный, улица Тихонова, д. 4/), "Другой адрес"])
    expect(sent).toEqual(expect.arrayContaining([["GET /deliveries"], ["GET /users/address/"]]))
  })

  it("[CHK-002, CHK-006] offers the salons for pickup, and the payments of that delivery", async () => {
    const { sent } = await open()
    sent.length = 0
    await deliver(/^Салон/)
    await waitFor(() => expect(options("Салон")).toHaveLength(2))
    expect(options("Салон")).toEqual([
      expect.stringMatching(/^Москва, улица Петровка, 15/),
      expect.stringMatching(/^Мирный, улица Тихонова, 4/)
    ])
    choose(/Петровка/)
    next()
    expect(options("Способ оплаты")).toEqual(["Картой онлайн", "При получении"])
    expect(sent).toHaveLength(2)
    expect(sent).toEqual(expect.arrayContaining([["GET /deliveries/self-pickups/"], ["GET /cart/payments/2"]]))
  })

  it("sums up a delivery with its day, its wrapping and its note, once the next section is open", async () => {
    await open()
    await deliver(/^Салон/)
    await waitFor(() => expect(options("Салон")).toHaveLength(2))
    choose(/Петровка/)
    fireEvent.click(await screen.findByRole("checkbox", { name: /^Подарочная/ }))
    fireEvent.input(screen.getByRole("textbox", { name: /^Записка/ }), { target: { value: "С юбилеем!" } })
    next()
    await waitFor(() => expect(options("Способ оплаты")).toHaveLength(2))
    expect(
      section("Получение").getByText(
        exactText("Салон, Москва, улица Петровка, 15. Получите 24 ноября. Подарочная упаковка. Записка в посылке")
      )
    ).toBeDefined()
  })

  it("[CHK-003] offers the pickup points of the chosen settlement", async () => {
    const { sent } = await open()
    await deliver(/^Пункт/)
    const city = await screen.findByLabelText<HTMLSelectElement>("Город")
    await waitFor(() => expect(city.options).toHaveLength(2))
    sent.length = 0
    fireEvent.change(city, { target: { value: "Казань" } })
    await waitFor(() => expect(options("Пункт выдачи")).toHaveLength(2))
    expect(options("Пункт выдачи")).toEqual([expect.stringMatching(/^улица Баумана, 3/), expect.stringMatching(/^улица Пушкина, 9/)])
    expect(sent).toContainEqual(["GET /deliveries/pickup-points/?settlement=Казань"])
  })

  it("[CHK-005] offers the payments for the cart", async () => {
    const { sent } = await open({ "cart.full": cartOf({ certificates: [cartCertificate], totalAmount: 100_000, totalCount: 2 }) })
    next()
    await waitFor(() => expect(options("Способ оплаты")).toEqual(["Картой онлайн"]))
    expect(sent).toContainEqual(["GET /cart/payments"])
  })

  it("links to the warranty and the hallmark unless only certificates are ordered", async () => {
    const links = () => within(screen.getByRole("list", { name: exactText("За что отвечает дом") })).getAllByRole("link")
    const addresses = () => links().map((link) => link.getAttribute("href"))
    await open()
    const addressesOfGoods = addresses()
    cleanup()
    await open({ "cart.full": cartOf({ certificates: [cartCertificate], totalAmount: 100_000, totalCount: 2 }) })
    expect(addresses()).toEqual(["/returns", "/customer-service/payment-and-shipping"])
    expect(screen.getByRole("link", { name: /^Неиспользованный\sсертификат/ })).toBeTruthy()
    expect(addressesOfGoods).toEqual([...addresses(), "/customer-service/warranty", "/customer-service/certification"])
  })

  it("names the recipient and the day of each gift before payment", async () => {
    const gift = { recipient: "Анне", sender: "", words: "", way: "email" as const, email: "anna@gran.test", sendOn: "2026-12-24" }
    await open({ "cart.full": cartOf({ certificates: [{ ...cartCertificate, gift }], totalAmount: 100_000, totalCount: 2 }) })
    expect(screen.getByText(exactText("Кому: Анне. Письмом на anna@gran.test 24 декабря 2026 в 10:00 по Москве"))).toBeTruthy()
  })

  it("says that a promotion gives nothing for certificates alone, and how much an order of goods lacks", async () => {
    const promotion = { code: "ЗИМА", kind: "percent", value: 10, from: 2_000_000, until: null, state: "active" } as const
    const answers = { "vouchers.list": { promotion, certificates: [] } }
    await open({ ...answers, "cart.full": cartOf({ certificates: [cartCertificate], totalAmount: 100_000, totalCount: 2 }) })
    expect(screen.getByText(exactText("скидка 10 %, от 2 000 000 ₽. На сертификаты не действует"))).toBeTruthy()
    cleanup()
    await open(answers)
    expect(screen.getByText(exactText("скидка 10 %, от 2 000 000 ₽. Не хватает товаров на 711 000 ₽"))).toBeTruthy()
  })

  it("says whether one certificate or several pay the whole order", async () => {
    const fitting = (id: number, balance: number) => ({ id, ending: `000${id}`, balance, validUntil: "2029-01-01", state: "fits" as const })
    const shown = async (...balances: ReadonlyArray<number>) => {
      const { checkout } = await open({ "vouchers.list": { promotion: null, certificates: balances.map((sum, id) => fitting(id, sum)) } })
      await expect.poll(() => checkout.getSnapshot().context.values["paymentId"]).toBe("certificates")
      await deliver(/^Салон/)
      await waitFor(() => expect(options("Салон")).toHaveLength(2))
      choose(/Петровка/)
      next()
      const texts = [section("Оплата").getByText(/^Весь/).textContent, screen.getByText(/^Сертификаты?$/).textContent]
      cleanup()
      return texts.map((text) => text?.replaceAll("\u00A0", " "))
    }
    expect(await shown(2_000_000, 5_000)).toEqual(["Весь заказ оплатит сертификат.", "Сертификат"])
    expect(await shown(1_000_000, 1_000_000)).toEqual(["Весь заказ оплатят сертификаты.", "Сертификаты"])
  })

  it("states for each delivery its arrival day, and for each salon its pickup time", async () => {
    await open()
    await deliver(/^Салон/)
    expect(options("Способ получения")).toEqual([
      "Курьер с охранойМирный: 25–29 ноября, бесплатно",
      "СалонМосква: 24 ноября, бесплатно",
      "Пункт выдачиМосква: 25 ноября, 500 ₽"
    ])
    await waitFor(() => expect(options("Салон")[0]).toContain("8 800 000\u201100\u201111. Готово 24 ноября"))
    choose(/Петровка/)
    expect(screen.getByText(/^Срок верен до/).textContent?.replaceAll("\u00A0", " ")).toContain("до 15:00 23 ноября по Москве")
  })

  /** Fills in all required fields and orders. */
  const confirm = async () => {
    await deliver(/^Курьер/)
    choose(/^Мирный/)
    next()
    await waitFor(() => expect(options("Способ оплаты")).toHaveLength(2))
    choose(/^Картой/)
    next()
    fireEvent.input(section("Подтверждение").getByLabelText(/^Комментарий/), { target: { value: "Позвоните заранее" } })
    for (const consent of section("Подтверждение").getAllByRole("checkbox")) fireEvent.click(consent)
    const [button] = screen.getAllByRole("button", { name: /^(?:Оплатить|Оформить)/ })
    act(() => button?.click())
  }
  const body = {
    ...{ name: "Анна Орлова", phone: "+79210000000", email: "anna@example.ru", comment: "Позвоните заранее" },
    ...{ deliveryId: 1, addressId: 5, address: null, pointId: null, paymentId: 1, isGiftWrapped: false, parcelNote: null },
    ...{ isAcceptedTerms: true, isAcceptedPrivacy: true, total: 1_289_000, due: 1_289_000 },
    ...{ slot: null, term: { kind: "days", from: "2026-11-25", to: "2026-11-29" } }
  }

  it("[CHK-007] sends contact, delivery with its address, payment and comment, and neither items nor prices", async () => {
    const { navigation, sent } = await open()
    await confirm()
    await waitFor(() => expect(navigation().getSnapshot().context.place.path).toBe("/cart/pay"))
    expect(sent.filter(([request]) => request === "POST /order/")).toEqual([["POST /order/", body]])
  })

  it("[CHK-014] shows the shop's reason of a refusal, and preserves every value", async () => {
    const message = "Курьер к вам пока не ездит"
    const refusal = new Refused({ call: "orders.place", requestId: null, status: 409, message, errors: {} })
    const { root, sent } = await open({ "orders.place": refusal })
    await confirm()
    expect((await screen.findAllByRole("alert"))[0]?.textContent).toMatch(exactText(`${message}.`))
    await waitFor(() => expect(root.getSnapshot().children.checkout?.getSnapshot().hasTag("editable")).toBe(true))
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Комментарий/).value).toBe("Позвоните заранее")
    const [button] = screen.getAllByRole("button", { name: /^(?:Оплатить|Оформить)/ })
    act(() => button?.click())
    await waitFor(() =>
      expect(sent.filter(([request]) => request === "POST /order/")).toEqual([
        ["POST /order/", body],
        ["POST /order/", body]
      ])
    )
  })
})
