import { readJournal } from "../../../core/journal/file.ts"
import { fold } from "../../../core/journal/fold.ts"
import { byIncarnation, type Journal, incarnationKey } from "../../../core/journal/journal.ts"
import { machinesFor } from "../../../core/journal/machines.ts"
import { machines } from "../../../core/shop/machines-by-name.ts"
import { stateText } from "../../../inspector/moment.ts"
import { decidedState } from "../../../qa/samples/consent.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { always, byTurn } from "../../support/rings.ts"
import { CheckoutPage } from "../../../qa/pages/checkout-page.ts"
import { InspectorPage } from "../../../qa/pages/inspector-page.ts"
import { storeToken, registerUser } from "../../../qa/server/account.ts"
import { certificate, addToCart } from "../support/own-cart.ts"
import { expect, test } from "../support/test.ts"
import { inspectorFaults } from "../support/inspected.ts"

/** Journal of a file. */
const journalIn = (text: string): Journal => {
  const read = readJournal(text)
  if (read._tag === "Unreadable") throw new Error(read.detail)
  return read.file.journal
}

/** States of a machine after each entry, each folded from the beginning. */
const statesOf = async (journal: Journal, actor: string): Promise<ReadonlyArray<string>> => {
  const machineOf = await machinesFor(journal, machines)
  const incarnation = journal.incarnations.find((known) => known.actor === actor)
  const machine = incarnation && machineOf(incarnation)
  if (incarnation === undefined || machine === undefined) throw new Error(`${actor} is not in the journal`)
  const own = byIncarnation(journal.entries).get(incarnationKey(incarnation)) ?? []
  return journal.entries.map(({ seq }) => {
    const folded = fold(
      machine,
      incarnation,
      own.filter((entry) => entry.seq <= seq)
    )
    return folded === undefined ? "" : stateText(folded.snapshot)
  })
}

test(
  "the inspector attaches to a tab and shows the state and the screen of each step of its walk",
  always,
  async ({ home, diamonds, page, context }) => {
    // The test visits every step of the journal.
    test.slow()
    await home.openHome()
    await page.mouse.move(200, 200)
    const inspector = new InspectorPage(await context.newPage())
    await inspector.open()
    await inspector.attachTo(/./)

    await home.followHeader("Бриллианты")
    await diamonds.see(1)
    const heading = await page.locator("h1").innerText()
    await inspector.seeEvent("page.shown")
    await inspector.chooseMachine("page")
    await inspector.seeChart("page в состоянии success")

    const text = await inspector.saveJournal()
    const journal = journalIn(text)
    const states = await statesOf(journal, "shop/page")
    await inspector.chooseMachine("page")
    await inspector.goToFirst()
    for (const [index, state] of states.entries()) {
      await inspector.seePlace(index + 1)
      await inspector.seeChart(`page в состоянии ${state}`)
      if (index < states.length - 1) await inspector.stepOn()
    }
    /** A page that takes over three seconds passes through `long`. */
    expect(new Set(states.filter((state) => state !== "long"))).toEqual(new Set(["success", "brief"]))

    await inspector.chooseView("Экран")
    await expect(inspector.screen.locator("h1")).toHaveText(heading)
    await inspector.goToFirst()
    await expect(inspector.screen.locator("h1")).not.toHaveText(heading)
    await inspector.comeBack()
    await inspector.seeState("Запись идёт")
    await expect(inspector.screen.locator("h1")).toHaveText(heading)

    await inspector.goToFirst()
    const first = await inspector.screen.locator("h1").innerText()
    await page.reload()
    await home.interact()
    await inspector.seeState("Запись идёт, просмотр прошлого")
    await inspector.seePlaceOfSaved(1, (saved) => journalIn(saved).entries.length)
    await expect(inspector.screen.locator("h1")).toHaveText(first)
    await inspector.comeBack()
    await expect(inspector.screen.locator("h1")).toHaveText(heading)
  }
)

test(
  "a recorded purchase shows the states of checkout, payment and order, and the page at each entry",
  byTurn,
  async ({ page, context, request }) => {
    const account = await registerUser(request)
    await addToCart(request, account, certificate, 50_000)
    await storeToken(page, account.token)
    const checkout = new CheckoutPage(page)
    await checkout.openFilled()
    const inspector = new InspectorPage(await context.newPage())
    await inspector.open()
    await inspector.attachTo(/./)
    await checkout.fill()
    await checkout.confirm.click()
    await page.getByRole("button", { name: /^Оплатить/ }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/оформлен$/)
    await inspector.goToEvent("placedOrder.show")

    const journal = journalIn(await inspector.saveJournal())
    const moments = [
      ["checkout", "checkout.confirm", "Оформление заказа"],
      ["payment", "payment.settle", /^Оплата заказа/],
      ["placedOrder", "placedOrder.show", "Ваш заказ"]
    ] as const
    for (const [machine, type, heading] of moments) {
      await inspector.comeBack()
      const at = journal.entries.findLastIndex(({ actor, event }) => actor === `shop/${machine}` && event.type === type)
      const states = await statesOf(journal, `shop/${machine}`)
      await inspector.chooseView("Схема")
      await inspector.chooseMachine(machine)
      await inspector.goToEvent(type)
      await inspector.seeChart(`${machine} в состоянии ${states[at] ?? "?"}`)
      await inspector.chooseView("Экран")
      await expect(inspector.screen.locator("h1")).toHaveText(typeof heading === "string" ? exactText(heading) : heading)
    }
  }
)

test(
  "the screen of an entry shows its open dialog at the tab's width, with cookies allowed, without moving the focus",
  byTurn,
  async ({ baseURL, home, page, context }) => {
    const { origins } = decidedState(baseURL ?? "", { analytics: true, ads: true })
    await page.addInitScript(
      (stored) => {
        for (const { name, value } of stored) localStorage.setItem(name, value)
      },
      origins.flatMap(({ localStorage }) => localStorage)
    )
    await home.openHome()
    await page.mouse.move(200, 200)
    await page.getByRole("banner").getByRole("link", { name: "Войти" }).click()
    await page
      .getByRole("dialog")
      .getByLabel(/E-mail/)
      .fill("anna@example.ru")
    const wide = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    const inspector = new InspectorPage(await context.newPage())
    await inspector.open()
    await inspector.attachTo(/./)
    await inspector.chooseMachine("login")
    await inspector.seeChart("login в состоянии editing")
    await expect(inspector.page.getByText("[скрыто]").first()).toBeVisible()
    await inspector.chooseMachine("marketing")
    await inspector.chooseView("Экран")
    await expect(inspector.screen.locator("dialog input").first()).toHaveValue("anna@example.ru")
    expect(await inspector.screen.locator("html").evaluate(() => [innerWidth, innerHeight])).toEqual([390, 844])
    await expect(inspector.screen.getByRole("contentinfo")).not.toBeEmpty()
    await expect(inspector.page.getByText("Нарисовано не всё")).toHaveCount(0)
    await expect(async () => {
      await inspector.page.keyboard.press("ArrowLeft")
      await expect(inspector.screen.locator("dialog input").first()).toHaveValue("", { timeout: 1_000 })
    }).toPass()
    await inspector.seeState("Запись идёт, просмотр прошлого")
    await inspector.goToFirst()
    await expect(inspector.screen.locator("dialog")).toHaveCount(0)
    expect(await inspector.screen.locator("html").evaluate(() => [innerWidth, innerHeight])).toEqual([wide?.width, wide?.height])
  }
)

test("the keyboard moves through the entries, and the views and panels pass axe", byTurn, async ({ home, page, context }) => {
  await home.openHome()
  await page.mouse.move(200, 200)
  await home.followHeader("Бриллианты")
  const inspector = new InspectorPage(await context.newPage())
  await inspector.open()
  await inspector.attachTo(/./)
  await inspector.seeEvent("page.shown")
  const count = journalIn(await inspector.saveJournal()).entries.length
  const { keyboard } = inspector.page
  await keyboard.press("Home")
  await inspector.seePlace(1, count)
  await keyboard.press("ArrowRight")
  await inspector.seePlace(2, count)
  await keyboard.press("Shift+ArrowRight")
  await inspector.seePlace(Math.min(12, count), count)
  await keyboard.press("Escape")
  await inspector.seeState("Запись идёт")
  await inspector.page.getByRole("slider", { name: "Запись журнала" }).focus()
  await keyboard.press("ArrowDown")
  await inspector.seePlace(count - 1, count)
  await inspector.page.getByRole("listbox", { name: "Записи журнала" }).focus()
  await keyboard.press("Home")
  await inspector.seePlace(1, count)
  for (const [view, panel] of [
    ["Схема", "Контекст"],
    ["Обмен", "Событие"],
    ["Схема", "Снимок"]
  ] as const) {
    await inspector.chooseView(view)
    await inspector.choosePanel(panel)
    expect(await inspectorFaults(inspector.page)).toEqual([])
  }
})
