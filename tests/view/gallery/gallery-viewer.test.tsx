// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest"
import { type Actor, createActor, fromCallback, setup } from "xstate"
import { galleryMachine } from "../../../core/machines/product/gallery.machine.ts"
import type { ShopActor } from "../../../core/shop/shop.ts"
import { GalleryLink } from "../../../view/gallery/gallery-link.tsx"
import { GalleryViewer } from "../../../view/gallery/gallery-viewer.tsx"
import { withDialogs } from "../../support/view/dialog-stage.tsx"
import { initialState } from "../../../core/kernel/system-state.ts"
import { renderIn } from "../../support/view/in-shop.tsx"

const pictures = ["/pictures/stones/round", "/pictures/stones/oval"]
const turns = { "/pictures/stones/round": "/pictures/turns/round" }

/** A shop in which only the gallery runs. */
const galleryShop = () => {
  const still = fromCallback(() => undefined)
  const gallery = galleryMachine.provide({ actors: { holdScroll: still, coverHistory: still } })
  const shop = setup({ actors: { gallery } }).createMachine({ context: initialState, invoke: { id: "gallery", src: "gallery" } })
  return createActor(shop).start()
}

let shop: Actor<ReturnType<typeof galleryShop>["logic"]>
beforeAll(withDialogs)
beforeEach(() => {
  shop = galleryShop()
  renderIn(
    shop as unknown as ShopActor,
    <>
      {pictures.map((base, at) => (
        <GalleryLink key={base} at={at} base={base} alt={`Изображение ${at + 1}`} sizes="100vw" />
      ))}
      <GalleryViewer name="Круг" pictures={pictures} turns={turns} />
    </>
  )
})
afterEach(cleanup)

const dialog = () => screen.queryByRole("dialog")
const openPicture = (at: number) => void fireEvent.click(screen.getAllByRole("link")[at] ?? document.body)
const press = (key: string) => void fireEvent.keyDown(dialog() ?? document.body, { key })
const tap = (name: string) => void fireEvent.click(screen.getByRole("button", { name }))
const place = () => dialog()?.querySelector("p")?.textContent?.replaceAll("\u00A0", " ")
const shown = () => [...(dialog()?.querySelectorAll("[data-shown='true'] img") ?? [])].map((picture) => picture.getAttribute("src"))

it("links to the largest file without scripts, and opens it full screen with them", () => {
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/pictures/stones/round-640.webp",
    "/pictures/stones/oval-640.webp"
  ])
  expect(dialog()).toBeNull()
  openPicture(1)
  expect([dialog() !== null, place()]).toEqual([true, "2 из 2"])
})

it("cycles through the pictures and zooms by keys, and announces the position", () => {
  openPicture(0)
  press("ArrowRight")
  expect(place()).toBe("2 из 2")
  press("ArrowRight")
  press("+")
  press("+")
  expect(place()).toBe("1 из 2, 225 %")
  const lying = dialog()?.querySelector<HTMLElement>("[style]")
  expect(lying?.style.transform).toBe("translate(0%, 0%) scale(2.25)")
  press("ArrowRight")
  expect(dialog()?.querySelector<HTMLElement>("[style]")?.style.transform).toBe("translate(-12.5%, 0%) scale(2.25)")
  press("-")
  press("-")
  expect(place()).toBe("1 из 2")
})

it("opens rotating by the rotation button, which only a picture with frames has", () => {
  expect(screen.getAllByText("Вращать")).toHaveLength(1)
  fireEvent.click(screen.getByText("Вращать"))
  expect([place(), shown()]).toEqual(["1 из 2", ["/pictures/turns/round-00-480.webp"]])
  tap("Закрыть")
  openPicture(0)
  expect(shown()).toEqual([])
})

it("disables impossible actions, and closes by its button and by Escape", () => {
  openPicture(0)
  const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled
  expect([isDisabled("Отдалить"), isDisabled("Приблизить")]).toEqual([true, false])
  tap("Закрыть")
  expect(dialog()).toBeNull()
  openPicture(0)
  fireEvent(dialog() ?? document.body, new Event("cancel", { cancelable: true }))
  expect(dialog()).toBeNull()
})

it("rotates a picture with frames by keys, buttons and a pointer, and no other", () => {
  openPicture(1)
  expect(screen.queryByRole("button", { name: "Вращать" })).toBeNull()
  press("ArrowLeft")
  tap("Вращать")
  expect(shown()).toEqual(["/pictures/turns/round-00-480.webp"])
  press("ArrowLeft")
  expect(shown()).toEqual(["/pictures/turns/round-23-480.webp"])
  tap("Повернуть вправо")
  tap("Повернуть вправо")
  expect(shown()).toEqual(["/pictures/turns/round-01-480.webp"])
  const stage = dialog()?.querySelector<HTMLElement>("[data-looking]") ?? document.body
  stage.setPointerCapture = () => undefined
  stage.getBoundingClientRect = () => ({ left: 0, top: 0, width: 240, height: 240 }) as DOMRect
  fireEvent.pointerDown(stage, { pointerId: 1, button: 0, clientX: 100, clientY: 100 })
  fireEvent.pointerMove(stage, { pointerId: 1, clientX: 120, clientY: 100 })
  fireEvent.pointerUp(stage, { pointerId: 1, clientX: 120, clientY: 100 })
  expect(shown()).toEqual(["/pictures/turns/round-03-480.webp"])
  tap("Вращать")
  expect(shown()).toEqual([])
})
