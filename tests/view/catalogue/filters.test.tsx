// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { swatchOf } from "../../../core/domain/optics/swatch.ts"
import { chips, showList, option, field } from "../../support/view/catalogue-list.tsx"

afterEach(cleanup)

describe("the filters of a list", () => {
  it("are a form that works without scripts", () => {
    const { container } = showList("/diamonds?sort=price&order=desc")
    const form = container.querySelector("form")
    expect([form?.getAttribute("action"), form?.method]).toEqual(["/diamonds/filter/", "get"])
    expect([...new FormData(form ?? undefined)].filter(([, value]) => value !== "")).toEqual([
      ["sort", "price"],
      ["order", "desc"]
    ])
  })

  it("disable options without results, and never chosen ones", () => {
    showList("/diamonds/filter/shape--round")
    expect([option("Круг, 0").disabled, option("Овал, 7").disabled, option("Сердце, 0").disabled]).toEqual([false, false, true])
    expect(option("Круг, 0").checked).toBe(true)
  })

  it("show the count of each option, and work without counts", () => {
    showList("/diamonds")
    expect(option("GIA 1 240").disabled).toBe(false)
    cleanup()
    const { container } = showList("/diamonds", null)
    expect(option("GIA").disabled).toBe(false)
    expect(container.querySelector("[aria-hidden] path[d^='M390']")).toBeNull()
  })

  it("[CAT-026] navigate at once to the address of the choice, added to the current one", () => {
    const { at } = showList("/diamonds/filter/shape--round")
    fireEvent.click(option("Овал, 7"))
    expect(at()).toBe("/diamonds/filter/shape--round,oval")
    fireEvent.click(option("GIA 1 240"))
    expect(at()).toBe("/diamonds/filter/shape--round,oval/certificate--gia")
    fireEvent.click(option("Круг, 0"))
    expect(at()).toBe("/diamonds/filter/shape--oval/certificate--gia")
  })

  it("close their sheet only when the list changes, as by Back", () => {
    const { container, go } = showList("/diamonds/filter/shape--round")
    const sheet = container.querySelector<HTMLElement>("#filters") ?? document.body
    let closed = 0
    Object.assign(sheet, { matches: () => true, hidePopover: () => void closed++ })
    go("/diamonds/filter/shape--round")
    expect(closed).toBe(0)
    go("/diamonds")
    expect(closed).toBe(1)
  })

  it("link to the address of a category", () => {
    const { at } = showList("/jewelry/", null)
    fireEvent.click(option("Кольца"))
    expect(at()).toBe("/jewelry/kolco")
  })

  it("accept a number in natural notation, on blur", () => {
    const { at } = showList("/diamonds")
    fireEvent.change(field("Цена, до"), { target: { value: "2 000 000" } })
    fireEvent.change(field("Масса, от"), { target: { value: "1,50" } })
    expect(at()).toBe("/diamonds")
    fireEvent.blur(field("Масса, от"))
    expect(at()).toBe("/diamonds/filter/weight--from-1.5/price--to-2000000")
    expect([field("Цена, до").value, field("Масса, от").value]).toEqual(["2\u00A0000\u00A0000", "1,5"])
  })

  it("clear typed values once their filter is removed, so that the next choice does not restore them", () => {
    const { at } = showList("/diamonds")
    fireEvent.change(field("Масса, от"), { target: { value: "1" } })
    fireEvent.blur(field("Масса, от"))
    expect(at()).toBe("/diamonds/filter/weight--from-1")
    fireEvent.click(screen.getByRole("link", { name: "Сбросить всё" }))
    expect([at(), field("Масса, от").value]).toEqual(["/diamonds", ""])
    fireEvent.click(option("Овал, 7"))
    expect(at()).toBe("/diamonds/filter/shape--oval")
  })

  it("explain an unreadable number, preserve it, and choose nothing by it", () => {
    const { at, container } = showList("/diamonds")
    const refusal = () => container.querySelector('[role="alert"]')?.textContent?.replaceAll("\u00A0", " ") ?? null
    const tried = ["много", "1,234", "5000", "0"].map((value) => {
      fireEvent.change(field("Масса, от"), { target: { value } })
      expect(refusal()).toBeNull()
      fireEvent.blur(field("Масса, от"))
      return [field("Масса, от").value, field("Масса, от").getAttribute("aria-invalid"), refusal(), at()]
    })
    expect(tried).toEqual([
      ["много", "true", "Введите число, например 0,10", "/diamonds"],
      ["1,234", "true", "Не больше двух знаков после запятой", "/diamonds"],
      ["5000", "true", "Не больше 999 карат", "/diamonds"],
      ["", null, null, "/diamonds"]
    ])
  })

  it("open hues and intensities beside a fancy colour, and leave them out beside white grades", () => {
    const isOpen = (container: HTMLElement) =>
      [...container.querySelectorAll<HTMLDetailsElement>("#filters details")].flatMap((group) =>
        /оттен/i.test(group.querySelector("summary")?.textContent ?? "") ? group.open : []
      )
    const { container, go } = showList("/diamonds")
    expect(isOpen(container)).toEqual([false, false])
    fireEvent.click(option("Фантазийный"))
    expect(isOpen(container)).toEqual([true, true])
    go("/diamonds")
    expect(isOpen(container)).toEqual([true, true])
    go("/diamonds/filter/color--d,e")
    expect(isOpen(container)).toEqual([])
  })

  it("name fancy colours as the page of a stone does, with swatches of the first chosen hue", () => {
    showList("/diamonds/filter/color--fancy/hue--pink,blue")
    const swatch = (name: string) => option(name).closest("label")?.querySelector("svg path")?.getAttribute("fill")
    expect(swatch("Розовый")).toBe(swatchOf("Fancy Intense Pink"))
    expect(swatch("Fancy Light фантазийный светлый")).toBe(swatchOf("Fancy Light Pink"))
    expect(swatch("Fancy Vivid фантазийный насыщенный")).toBe(swatchOf("Fancy Vivid Pink"))
    expect(chips().map(([name]) => name)).toEqual([
      "Цвет Фантазийный, снять",
      "Оттенок Розовый, снять",
      "Оттенок Голубой, снять",
      "Сбросить всё"
    ])
  })

  it("show the choice of an address", () => {
    showList("/diamonds/filter/shape--oval/weight--1-1.5/color--d,e?sort=price&order=asc")
    expect([option("Овал, 7").checked, option("D 1").checked, option("F 3").checked]).toEqual([true, true, false])
    expect([field("Масса, от").value, field("Масса, до").value]).toEqual(["1", "1,5"])
    expect(screen.getByText("Сначала дешевле", { selector: "summary" })).toBeTruthy()
  })
})
