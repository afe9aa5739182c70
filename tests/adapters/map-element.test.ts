// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { defineMap } from "../../adapters/browser/map-element.ts"
import { mapEvent } from "../../core/domain/postal/map-points.ts"
import { fakeProvider } from "../support/server/fake-maps.ts"

const key = "secret-0123"
const { fails, maps, provider } = fakeProvider()
const warned: Array<readonly [string, string]> = []

beforeAll(() => defineMap({ script: "https://maps.example/v3/", key, warn: (...words) => void warned.push(words) }))
/** The worker reuses the document for the next file. */
afterAll(() => document.head.replaceChildren())
afterEach(() => {
  document.body.replaceChildren()
  warned.splice(0)
  vi.useRealTimers()
})

const salon = { id: "1", name: "Салон на Петровке", latitude: 55.7, longitude: 37.6 }
const other = { id: "2", name: "Салон на Баумана", latitude: 55.8, longitude: 49.1 }

/** A map with these places, which contains a floor plan. */
const open = (points: ReadonlyArray<object> = [salon, other]) => {
  document.body.innerHTML = `<shop-map><p>План</p></shop-map>`
  const element = document.body.querySelector("shop-map")
  if (!(element instanceof HTMLElement)) throw new Error("there is no map")
  element.setAttribute("points", JSON.stringify(points))
  return element
}
const scripts = () => [...document.head.querySelectorAll("script")]
const come = (how: "load" | "error") => scripts().at(-1)?.dispatchEvent(new Event(how))
const live = async () => {
  const element = open()
  await vi.waitFor(() => expect(element.dataset["live"]).toBe(""))
  return element
}
const marks = (element: HTMLElement) =>
  [...element.querySelectorAll<HTMLElement>("[data-mark]")].map(({ dataset, title }) => [title, dataset["chosen"]])

describe("the map of a page", () => {
  test("is its floor plan if the script fails, with a log line without the key, and the next page retries", async () => {
    const element = open()
    expect(scripts()).toHaveLength(1)
    come("error")
    await vi.waitFor(() => expect(warned).toEqual([["could not load the map", "could not load the script"]]))
    expect([element.dataset["live"], element.textContent, scripts()]).toEqual([undefined, "План", []])
    open()
    expect(scripts()).toHaveLength(1)
    come("load")
    await vi.waitFor(() => expect(warned.at(-1)).toEqual(["could not load the map", "the script defines no provider"]))
    expect(JSON.stringify(warned)).not.toContain(key)
  })

  test("loads the script once, with language and key; after five seconds the plan remains, and the script serves the next map", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const element = open()
    expect(scripts().map(({ src }) => src)).toEqual([`https://maps.example/v3/?apikey=${key}&lang=ru_RU`])
    await vi.advanceTimersByTimeAsync(4_999)
    expect(warned).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(warned).toEqual([["could not load the map", "the script did not load in time"]])
    Reflect.set(globalThis, "ymaps3", provider)
    come("load")
    await vi.advanceTimersByTimeAsync(1_000)
    expect([element.dataset["live"], element.textContent]).toEqual([undefined, "План"])
    const next = open()
    await vi.advanceTimersByTimeAsync(0)
    expect([next.dataset["live"], scripts().length, maps.length]).toEqual(["", 1, 1])
  })

  test("draws with pictures, leaves the wheel to the page, marks the places and centres on them", async () => {
    const element = await live()
    expect(maps.at(-1)?.options).toMatchObject({ mode: "raster", behaviors: ["drag", "pinchZoom", "dblClick"] })
    expect(maps.at(-1)?.turns).toEqual([
      {
        bounds: [
          [37.6, 55.8],
          [49.1, 55.7]
        ]
      }
    ])
    expect(marks(element)).toEqual([
      [salon.name, "false"],
      [other.name, "false"]
    ])
    element.setAttribute("chosen", "2")
    expect(marks(element).map(([, isChosen]) => isChosen)).toEqual(["false", "true"])
    expect(maps.at(-1)?.turns).toHaveLength(1)
    element.setAttribute("points", JSON.stringify([{ ...salon, isFar: true }, other]))
    expect(maps.at(-1)?.turns.at(-1)).toEqual({ center: [49.1, 55.8], zoom: 15 })
    expect(marks(element)).toHaveLength(2)
  })

  test("reports the pressed place; no mark is in the tab order", async () => {
    const element = await live()
    const reported: Array<unknown> = []
    element.addEventListener(mapEvent, (event) => void reported.push(event instanceof CustomEvent && event.detail))
    const pressed = element.querySelector<HTMLElement>("[data-mark='2']")
    pressed?.click()
    expect([reported, pressed?.tabIndex, pressed?.getAttribute("aria-hidden")]).toEqual([["2"], -1, "true"])
  })

  test("is removed with its page", async () => {
    const element = await live()
    const its = maps.at(-1)
    element.remove()
    await vi.waitFor(() => expect(its?.isGone).toBe(true))
    expect([element.dataset["live"], element.textContent]).toEqual([undefined, "План"])
  })

  test("is its floor plan if the provider throws", async () => {
    fails.now = true
    const element = open()
    await vi.waitFor(() => expect(warned).toEqual([["could not load the map", "Error: no canvas"]]))
    expect([element.dataset["live"], element.textContent]).toEqual([undefined, "План"])
    fails.now = false
  })
})
