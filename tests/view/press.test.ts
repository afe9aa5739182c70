// @vitest-environment jsdom
import { expect, it, vi } from "vitest"
import { keepPresses, takePress } from "../../view/press.ts"

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
