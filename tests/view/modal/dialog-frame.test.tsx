// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

beforeAll(withDialogs)
let stage: ReturnType<typeof stageDialogs>
beforeEach(() => void (stage = stageDialogs()))
afterEach(() => {
  clearStage()
  vi.restoreAllMocks()
})

const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog")
const isFading = () => dialog()?.dataset["fading"] === "true"

describe("the frame of a dialog", () => {
  it("is named by its title and open over the page", async () => {
    await stage.open("contactUs")
    expect(screen.getByRole<HTMLDialogElement>("dialog", { name: exactText("Связаться с нами") }).open).toBe(true)
  })

  it("[SHL-009] closes by its icon, fades, and is removed", async () => {
    await stage.open("contactUs")
    fireEvent.click(screen.getByRole("button", { name: "Закрыть" }))
    expect(isFading()).toBe(true)
    stage.pass(200)
    expect(dialog()).toBeNull()
  })

  it("closes by Escape and by the browser's own close", async () => {
    await stage.open("contactUs")
    const escape = new Event("cancel", { cancelable: true })
    fireEvent(dialog() ?? document.body, escape)
    expect([escape.defaultPrevented, isFading()]).toEqual([true, true])
    stage.pass(200)
    await stage.open("contactUs")
    fireEvent(dialog() ?? document.body, new Event("close"))
    expect(isFading()).toBe(true)
  })

  it("stays when a file picker is cancelled, whose event bubbles", async () => {
    await stage.open("login")
    fireEvent(screen.getByLabelText(/^E-mail/), new Event("cancel", { bubbles: true }))
    expect(isFading()).toBe(false)
  })

  it("closes by a press that starts and ends on the scrim, and by no other", async () => {
    await stage.open("login")
    const scrim = dialog() ?? document.body
    fireEvent.pointerDown(screen.getByLabelText(/^E-mail/))
    fireEvent.click(scrim)
    expect(isFading()).toBe(false)
    fireEvent.pointerDown(scrim)
    fireEvent.click(screen.getByLabelText(/^E-mail/))
    expect(isFading()).toBe(false)
    fireEvent.pointerDown(scrim)
    fireEvent.click(scrim)
    expect(isFading()).toBe(true)
  })

  it("closes by a swipe on its title of more than 20 px down", async () => {
    await stage.open("contactUs")
    const title = screen.getByRole("heading", { level: 2 })
    const draw = (down: number) => {
      fireEvent.touchStart(title, { touches: [{ clientX: 100, clientY: 300 }] })
      fireEvent.touchEnd(title, { changedTouches: [{ clientX: 102, clientY: 300 + down }] })
    }
    draw(20)
    expect(isFading()).toBe(false)
    draw(21)
    expect(isFading()).toBe(true)
  })

  it("focuses its first field, or its title", async () => {
    await stage.open("login")
    expect(document.activeElement).toBe(screen.getByLabelText(/^E-mail/))
    await stage.open("contactUs")
    expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }))
  })

  it("returns the focus to its opener, also when another dialog replaced it", async () => {
    const opener = screen.getByRole("button", { name: "Профиль" })
    opener.focus()
    await stage.open("login")
    await stage.open("registration")
    fireEvent.click(screen.getByRole("button", { name: "Закрыть" }))
    stage.pass(200)
    expect(document.activeElement).toBe(opener)
  })

  it("leaves the focus to its watcher when the opener is gone", async () => {
    const opener = screen.getByRole("button", { name: "Профиль" })
    opener.focus()
    await stage.open("login")
    opener.remove()
    fireEvent.click(screen.getByRole("button", { name: "Закрыть" }))
    stage.pass(200)
    expect(document.activeElement).toBe(document.body)
  })

  it("darkens the page once, for any number of replaced dialogs", async () => {
    vi.spyOn(performance, "now").mockReturnValue(1_000_000)
    await stage.open("login")
    expect(dialog()?.dataset["follows"]).toBe("false")
    await stage.open("registration")
    expect(dialog()?.dataset["follows"]).toBe("true")
  })

  it("[DLG-001] is the only one", async () => {
    await stage.open("login")
    await stage.open("registration")
    expect(screen.getAllByRole("dialog")).toHaveLength(1)
    expect(screen.getByRole("dialog", { name: "Регистрация" })).toBeTruthy()
  })

  it("[DLG-005] is absent for an unknown key", async () => {
    await stage.open("contactUs")
    fireEvent.click(screen.getByRole("button", { name: "Закрыть" }))
    stage.pass(200)
    await stage.open("nobody")
    expect(dialog()).toBeNull()
  })
})

describe("a dialog that closes itself", () => {
  const brief = { title: "Вход", text: "Вы были успешно авторизованы.", isBrief: true }

  it("[DLG-010, DLG-043, LIM-032] shows its title and text, and closes after 3000 ms", async () => {
    await stage.open("info", brief)
    expect(screen.getByRole("dialog", { name: brief.title })).toBeTruthy()
    expect(screen.getByRole("status").textContent).toMatch(exactText(brief.text))
    stage.pass(2_999)
    expect(isFading()).toBe(false)
    stage.pass(1)
    expect(isFading()).toBe(true)
    await stage.open("info", { title: "Регистрация", text: "Вы успешно зарегистрировались." })
    expect(screen.getByRole("dialog", { name: "Регистрация" })).toBeTruthy()
    stage.pass(10_000)
    expect(isFading()).toBe(false)
    await stage.open("info", brief)
    await stage.open("contactUs")
    stage.pass(3_000)
    expect([isFading(), screen.queryByRole("dialog", { name: exactText("Связаться с нами") }) === null]).toEqual([false, false])
  })

  it("waits while the pointer is over it", async () => {
    await stage.open("info", brief)
    const box = screen.getByRole("heading", { level: 2 }).closest("dialog > div") ?? document.body
    fireEvent.pointerEnter(box)
    stage.pass(10_000)
    expect(isFading()).toBe(false)
    fireEvent.pointerLeave(box)
    stage.pass(3_000)
    expect(isFading()).toBe(true)
  })
})
