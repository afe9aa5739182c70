// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { createActor, fromPromise, SimulatedClock } from "xstate"
import { type Outcome, succeeded } from "../../../core/kernel/outcome.ts"
import { searchMachine, type SearchEvent, type Suggestions } from "../../../core/machines/search/search.machine.ts"
import type { ApiError } from "../../../core/services/ports/api.ts"
import { SearchPanel } from "../../../view/search/search-panel.tsx"
import { MenuSections } from "../../../view/shell/menu-sections.tsx"
import { menu } from "../../../qa/samples/content.ts"
import { headerAfter } from "../../support/samples/header.ts"
import { noSuggestions, suggestions } from "../../../qa/samples/suggestions.ts"
import { waitFor } from "../../support/wait-for.ts"

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

type Result = Outcome<Suggestions, typeof ApiError.Encoded>

/** A search with this answer, after these events. */
const searchAfter = async (answer: Suggestions, ...events: ReadonlyArray<SearchEvent>) => {
  const suggest = fromPromise<Result, { readonly term: string }>(() => Promise.resolve(succeeded(answer)))
  const clock = new SimulatedClock()
  const actor = createActor(searchMachine.provide({ actors: { suggest } }), { clock }).start()
  actor.send({ type: "search.type", text: answer.term })
  clock.increment(150)
  await waitFor(actor, (snapshot) => snapshot.matches("ready"))
  for (const event of events) actor.send(event)
  return actor.getSnapshot()
}

const header = headerAfter(
  (snapshot) => snapshot.matches({ overlay: { open: "search" }, panels: "ready" }) && snapshot.context.text === "кольца"
)
const nothing = () => undefined
const frame = {
  text: header.context.text,
  send: nothing,
  sendToSearch: nothing,
  sections: <MenuSections domain={null} menu={menu} text={header.context.text} />,
  stage: "open"
} as const

describe("the search over a page", () => {
  it("has a field with a list: every suggestion is an option with a link", async () => {
    render(<SearchPanel {...frame} search={{ snapshot: await searchAfter(suggestions), send: () => undefined }} />)
    const field = screen.getByRole("combobox", { name: "Поиск по каталогу" })
    expect([field.getAttribute("aria-expanded"), field.getAttribute("aria-activedescendant")]).toEqual(["true", null])
    const options = screen.getAllByRole("option")
    expect(options.map((option) => option.getAttribute("href"))).toEqual([
      "/search/?term=%D0%BA%D0%BE%D0%BB%D1%8C%D1%86%D0%BE",
      "/search/?term=%D0%BA%D0%BE%D0%BB%D1%8C%D0%B5",
      "/jewelry/kolco",
      "/luminous",
      "/ring-size",
      "/search/?term=%D0%BA%D0%BE%D0%BB&tab=jewelry",
      "/search/?term=%D0%BA%D0%BE%D0%BB&tab=diamonds",
      ...suggestions.jewelry.items.map(({ category, id, productCode }) => `/jewelry/${category.code}/${productCode}/skuId_${id}/`)
    ])
    expect(new Set(options.map(({ id }) => id)).size).toBe(options.length)
  })

  it("announces the active option", async () => {
    const moved = await searchAfter(suggestions, { type: "search.move", by: 1, count: 11 }, { type: "search.move", by: 1, count: 11 })
    const sent: Array<SearchEvent> = []
    render(<SearchPanel {...frame} search={{ snapshot: moved, send: (event) => void sent.push(event) }} />)
    const field = screen.getByRole("combobox")
    const chosen = screen.getByRole("option", { selected: true })
    expect(field.getAttribute("aria-activedescendant")).toBe(chosen.id)
    expect(chosen.textContent).toBe("колье")
    fireEvent.keyDown(field, { key: "ArrowUp" })
    expect(sent.at(-1)).toEqual({ type: "search.move", by: -1, count: 11 })
  })

  it("shows that nothing was found, without a list", async () => {
    render(<SearchPanel {...frame} search={{ snapshot: await searchAfter(noSuggestions), send: () => undefined }} />)
    expect(screen.getByRole("status").textContent).toContain("«слон»")
    expect(screen.queryByRole("listbox")).toBeNull()
  })

  it("hands over text typed before its machine loaded", async () => {
    const sent: Array<SearchEvent> = []
    const { rerender } = render(<SearchPanel {...frame} search={undefined} />)
    expect(screen.getByRole("region", { name: "Разделы" })).toBeTruthy()
    rerender(<SearchPanel {...frame} search={{ snapshot: await searchAfter(suggestions), send: (event) => void sent.push(event) }} />)
    expect(sent).toEqual([{ type: "search.type", text: "кольца" }])
  })
})
