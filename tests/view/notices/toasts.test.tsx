// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { createActor, setup } from "xstate"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import { type Toast, toastsMachine } from "../../../core/machines/shell/toasts.machine.ts"
import { initialState } from "../../../core/kernel/system-state.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { Toasts } from "../../../view/notices/toasts.tsx"
import { toastOf } from "../../support/view/toast-of.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const lines = [{ id: "0-1", quantity: 1, price: 100 }]

/** The toasts on a page of their own, and the events they send. */
const stage = () => {
  const reported: Array<unknown> = []
  const machine = setup({ actors: { toasts: toastsMachine } }).createMachine({
    context: initialState,
    invoke: { id: "toasts", src: "toasts" },
    on: { "*": { actions: ({ event }) => reported.push(event) } }
  })
  const shop = createActor(machine).start()
  const toasts = () => shop.getSnapshot().children["toasts"]
  const page = render(
    <ShopProvider value={shop as unknown as ShopActor}>
      <Router hook={memoryLocation({ path: "/" }).hook}>
        <button type="button">Товар</button>
        <Toasts place="page" />
      </Router>
    </ShopProvider>
  )
  const moveToDialog = (dialogTitle?: string) =>
    page.rerender(
      <ShopProvider value={shop as unknown as ShopActor}>
        <Router hook={memoryLocation({ path: "/" }).hook}>
          <dialog open>
            <Toasts place="dialog" {...(dialogTitle !== undefined && { dialogTitle })} />
          </dialog>
        </Router>
      </ShopProvider>
    )
  return {
    reported,
    moveToDialog,
    state: () => toasts()?.getSnapshot().value,
    say: (toast: Omit<Toast, "id">) => act(() => toasts()?.send({ type: "toasts.show", toast, isOfNetwork: false }))
  }
}

const added = toastOf({ type: "cart.added", id: "0-1", quantity: 1, price: 100 })
const wasFull = toastOf({ type: "wishlist.wasFull" })

const place = () => {
  const list = document.querySelector("[aria-live]")
  if (list === null) throw new Error("no place for words")
  return list
}

describe("toasts", () => {
  it("link to the cart after an add, as a polite status", () => {
    const { say } = stage()
    expect(place().getAttribute("aria-live")).toBe("polite")
    say(added)
    expect(screen.getByRole("status").textContent).toContain("Товар успешно добавлен")
    expect(screen.getByRole("link", { name: exactText("Перейти в корзину") }).getAttribute("href")).toBe("/cart")
  })

  it("are an alert with error style when the shop refuses", () => {
    const { say } = stage()
    say(toastOf({ type: "cart.refused", kind: "add", message: "Можно заказать не больше 10" }))
    expect(screen.getByRole("alert").dataset["kind"]).toBe("error")
  })

  it("are stacked, and each counts down", () => {
    const { say } = stage()
    say(added)
    say(toastOf({ type: "cart.writePostponed", isCutOff: true }))
    expect([...place().children].map((toast) => toast.getAttribute("data-counting"))).toEqual(["true", "true"])
  })

  it("pause under a pointer and with the focus", () => {
    const { say, state } = stage()
    say(added)
    fireEvent.pointerEnter(place())
    expect(state()).toEqual({ shown: "held" })
    fireEvent.pointerLeave(place())
    expect(state()).toEqual({ shown: "counting" })
    act(() => screen.getByRole("link").focus())
    expect(state()).toEqual({ shown: "held" })
    fireEvent.pointerEnter(place())
    fireEvent.pointerLeave(place())
    expect(state()).toEqual({ shown: "held" })
    act(() => screen.getByRole("button", { name: "Товар" }).focus())
    expect(state()).toEqual({ shown: "counting" })
  })

  it("undo a removal once, and return the focus to its origin", () => {
    const { reported, say } = stage()
    const product = screen.getByRole("button", { name: "Товар" })
    act(() => product.focus())
    say(toastOf({ type: "cart.removed", lines }))
    act(() => screen.getByRole("button", { name: "Вернуть" }).focus())
    fireEvent.click(screen.getByRole("button", { name: "Вернуть" }))
    expect(reported).toEqual([{ type: "toasts.undone", lines }])
    expect(screen.queryByRole("status")).toBeNull()
    expect(document.activeElement).toBe(product)
  })

  it("close one by one, and the focus moves to the others", () => {
    const { say } = stage()
    say(added)
    say(toastOf({ type: "cart.writePostponed", isCutOff: true }))
    const [first] = screen.getAllByRole("button", { name: "Закрыть" })
    if (first === undefined) throw new Error("nothing closes")
    act(() => first.focus())
    fireEvent.click(first)
    expect(screen.queryByRole("status")).toBeNull()
    expect(document.activeElement).toBe(place())
  })

  it("are announced once: a dialog opening over them shows them without repeating, and announces new ones", () => {
    const { moveToDialog, say } = stage()
    say(wasFull)
    expect(screen.getAllByRole("alert")).toHaveLength(1)
    moveToDialog()
    expect(screen.queryByRole("alert")).toBeNull()
    expect(place().textContent).toMatch(exactText(wasFull.text))
    say(added)
    expect(screen.getAllByRole("status")).toHaveLength(1)
  })

  it("with the same text as the dialog appear only in the dialog, also after it has closed", () => {
    const { moveToDialog, say, state } = stage()
    moveToDialog(added.text)
    say(added)
    expect(screen.queryByRole("status")).toBeNull()
    expect(state()).toBe("empty")
    say(wasFull)
    expect(screen.getAllByRole("alert")).toHaveLength(1)
  })
})
