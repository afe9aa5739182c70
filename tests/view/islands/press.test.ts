// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest"
import { keepPresses, takePress } from "../../../view/islands/press.ts"

afterEach(() => {
  document.body.innerHTML = ""
})

it("a form that is sent before its page is alive is not sent by the browser, but when it lives", () => {
  keepPresses()
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

  takePress(place, () => document.querySelector("form")?.requestSubmit())
  expect(sent).toHaveBeenCalledTimes(1)
  button?.click()
  expect(sent).toHaveBeenCalledTimes(2)
})

it("a link that answers a press by a dialog keeps the press too, and a link of another kind is itself", () => {
  keepPresses()
  document.body.innerHTML = `<a id="order" data-press="waits" href="tel:+78120000000">Быстрый заказ</a><a id="other" href="#other">Салоны</a>`
  const [order, other] = [...document.querySelectorAll("a")]
  const followed = (link: HTMLElement | undefined) => link?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  expect([followed(order), followed(other), order?.dataset["press"]]).toEqual([false, true, "kept"])
  const press = vi.fn<() => void>()
  takePress(order ?? null, press)
  expect(press).toHaveBeenCalledTimes(1)
})
