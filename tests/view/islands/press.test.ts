// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest"
import { pressesKey } from "../../../core/domain/navigation/first-script.ts"
import { answerEarlyPresses, earlyCommand, passEarlyPresses, pressAgain, runEarlyPress } from "../../../view/islands/press.ts"
import { endFirstScript, runFirstScript } from "../../support/view/first-script.ts"

afterEach(() => {
  endFirstScript()
  document.body.innerHTML = ""
  sessionStorage.clear()
})

it("a form submitted before hydration is not sent by the browser, but after hydration", () => {
  runFirstScript()
  document.body.innerHTML = `<form><button type="button">Выбор</button><div data-press="waits"><button>В корзину</button></div></form>`
  const [other, button] = [...document.querySelectorAll("button")]
  const place = document.querySelector<HTMLElement>("[data-press]")
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.querySelector("form")?.addEventListener("submit", sent)

  other?.click()
  expect(place?.dataset["press"]).toBe("waits")
  button?.click()
  button?.click()
  expect([sent.mock.calls.length, place?.dataset["press"]]).toEqual([0, "kept"])

  runEarlyPress(place, () => document.querySelector("form")?.requestSubmit())
  expect(sent).toHaveBeenCalledTimes(1)
  button?.click()
  expect(sent).toHaveBeenCalledTimes(2)
})

it("a link that opens a dialog remembers the press too, and other links work normally", () => {
  runFirstScript()
  document.body.innerHTML = `<a id="order" data-press="waits" href="tel:+78120000000">Быстрый заказ</a><a id="other" href="#other">Салоны</a>`
  const [order, other] = [...document.querySelectorAll("a")]
  const followed = (link: HTMLElement | undefined) => link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  expect([followed(order), followed(other), order?.dataset["press"]]).toEqual([false, true, "kept"])
  const press = vi.fn<() => void>()
  runEarlyPress(order ?? null, press)
  expect(press).toHaveBeenCalledTimes(1)
})

it("a press on a button that a translated page renders again is replayed on the new one only, once", () => {
  runFirstScript()
  const hour = (at: number, text: string) => `<a data-press="waits" data-hour="${at}" href="tel:+78120000000">${text}</a>`
  document.body.innerHTML = `<ul>${hour(12, "12:00")}${hour(13, "13:00")}</ul><button type="button" class="more">Ещё</button>`
  document.querySelector<HTMLElement>("[data-hour='13']")?.click()
  document.querySelector<HTMLElement>(".more")?.click()
  document.body.innerHTML = `<ul>${hour(12, "noon")}${hour(13, "one")}</ul><button type="button" class="less"></button><button type="button" class="more">More</button>`
  const answered: Array<string> = []
  document.querySelectorAll("button").forEach((button) => button.addEventListener("click", () => answered.push(button.className)))

  answerEarlyPresses()
  for (const link of document.querySelectorAll("a")) runEarlyPress(link, () => answered.push(link.dataset["hour"] ?? ""))
  for (const link of document.querySelectorAll("a")) runEarlyPress(link, () => answered.push("again"))
  pressAgain()
  pressAgain()
  expect(answered).toEqual(["13", "more"])
})

it("the link to the menu opens it once the shop runs, instead of the menu at the page's end", () => {
  runFirstScript()
  document.body.innerHTML = `<a href="#menu">Меню</a><a href="#salons">Салоны</a>`
  const [menu, salons] = [...document.querySelectorAll("a")]
  const followed = (link: HTMLElement | undefined) => link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  expect([followed(menu), followed(salons)]).toEqual([false, true])
  const opened = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  menu?.addEventListener("click", opened)
  answerEarlyPresses()
  pressAgain()
  pressAgain()
  expect(opened).toHaveBeenCalledTimes(1)
})

it("a button that opens a popover without a script is not pressed again, which would close it", () => {
  runFirstScript()
  document.body.innerHTML = `<button type="button" popovertarget="filters">Фильтры</button><aside id="filters" popover></aside>`
  const button = document.querySelector("button")
  const pressed = vi.fn<() => void>()
  button?.addEventListener("click", pressed)
  button?.click()
  answerEarlyPresses()
  pressAgain()
  expect(pressed).toHaveBeenCalledTimes(1)
})

describe("any other button pressed before its part is hydrated", () => {
  /** A page of two parts: React stops clicks on a part that is not hydrated and replays them later. */
  const openParts = () => {
    document.body.innerHTML = `<main><div id="first"><button type="button">Первая</button></div><div id="second"><button type="button">Вторая</button></div></main>`
    const alive = new Set<string>()
    const answered: Array<string> = []
    const root = document.querySelector("main")
    const partOf = (event: Event) => (event.target instanceof Element ? (event.target.closest("div")?.id ?? "") : "")
    root?.addEventListener("click", (event) => (alive.has(partOf(event)) ? undefined : event.stopPropagation()), true)
    root?.addEventListener("click", (event) => answered.push(partOf(event)))
    const press = (part: string) => document.querySelector<HTMLButtonElement>(`#${part} button`)?.click()
    const comeAlive = (part: string) => {
      alive.add(part)
      pressAgain()
    }
    return { answered, comeAlive, press }
  }

  it("is pressed again, once, when its own part is hydrated", () => {
    runFirstScript()
    answerEarlyPresses()
    const { answered, comeAlive, press } = openParts()
    press("second")
    press("second")
    comeAlive("first")
    expect(answered).toEqual([])
    comeAlive("second")
    comeAlive("second")
    expect(answered).toEqual(["second"])
  })

  it("is pressed again after presses on others, but not if answered already or removed", () => {
    runFirstScript()
    answerEarlyPresses()
    const { answered, comeAlive, press } = openParts()
    comeAlive("first")
    press("second")
    press("first")
    comeAlive("second")
    expect(answered).toEqual(["first", "second"])
    press("second")
    comeAlive("second")
    expect(answered).toEqual(["first", "second", "second"])

    const again = openParts()
    again.press("first")
    document.body.innerHTML = ""
    again.comeAlive("first")
    expect(again.answered).toEqual([])
  })
})

describe("a press with a command", () => {
  const command = { type: "wishlist.toggle", item: { id: "1", type: 0 }, isWanted: true }
  const gives = earlyCommand("wishlist", command)
  const openHearts = () => {
    document.body.innerHTML = `<button type="button" data-press="waits"><svg></svg></button>`
    const [heart] = [...document.querySelectorAll("button")]
    if (heart) heart.dataset["gives"] = gives
    return heart
  }
  const left = () => JSON.parse(sessionStorage.getItem(pressesKey) ?? "[]")
  const leave = () => dispatchEvent(new Event("pagehide"))

  it("is left to the next document if the shop did not start before, even if its heart was removed", () => {
    runFirstScript()
    const heart = openHearts()
    heart?.click()
    heart?.click()
    heart?.remove()
    leave()
    expect(left()).toEqual([["wishlist", command]])
  })

  it("is handed to the shop as soon as that runs, once, and not sent again by its heart", () => {
    runFirstScript()
    const heart = openHearts()
    heart?.click()
    const taken: Array<unknown> = []
    passEarlyPresses((given) => taken.push(JSON.parse(given)))
    heart?.click()
    leave()
    const press = vi.fn<() => void>()
    runEarlyPress(heart ?? null, press)
    expect([taken, left(), press.mock.calls]).toEqual([[["wishlist", command]], [], []])
  })
})

it("a press with a modifier key is left to the browser, and so is every one if the page's code does not load", async () => {
  runFirstScript({ files: ["/boot.js"], load: () => Promise.reject(new Error("no such file")) })
  document.body.innerHTML = `<div id="missing" hidden></div><a data-press="waits" href="#large">Кольцо</a>`
  const link = document.querySelector("a")
  const press = (keys: MouseEventInit) => link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }))
  expect([press({ ctrlKey: true }), press({})]).toEqual([true, false])
  dispatchEvent(new Event("keydown"))
  await vi.waitFor(() => expect(document.getElementById("missing")?.hidden).toBe(false))
  expect(press({})).toBe(true)
})
