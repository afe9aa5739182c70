import { act, render, screen, within } from "@testing-library/react"
import { Router } from "wouter"
import { memoryLocation } from "wouter/memory-location"
import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import { FilterChips, FiltersButton, OrderAndGrid } from "../../../view/catalogue/catalogue.late.tsx"
import { FilterPanel } from "../../../view/catalogue/filters/filter-panel.late.tsx"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { counted as facets } from "../../../qa/samples/counted.ts"
import { guestShop } from "./in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

/** Renders the interactive parts of a list at an address. `at` is the address to which they have navigated; `go` navigates. */
export const showList = (address: string, counted: CountedFacets | null = facets) => {
  const { hook, history, navigate, searchHook } = memoryLocation({ path: address, record: true })
  const [path = "", search = ""] = address.split("?")
  const props = { kind: path.startsWith("/jewelry") ? "jewelry" : "diamonds", facets: counted, total: 12 } as const
  const place = { path, search: search === "" ? "" : `?${search}`, index: 0 }
  const { container } = render(
    <ShopProvider value={guestShop()}>
      <Router hook={hook} searchHook={searchHook}>
        <FiltersButton {...props} place={place} />
        <FilterPanel {...props} place={place} />
        <FilterChips {...props} place={place} />
        <OrderAndGrid {...props} place={place} />
      </Router>
    </ShopProvider>
  )
  return { container, at: () => history.at(-1), go: (to: string) => act(() => navigate(to)) }
}

/** Checkbox of a filter value. */
export const option = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: exactText(name), hidden: true })

/** Field of a filter's number or text. */
export const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: exactText(name), hidden: true })

/** Chosen filters, each with the address that removes it. */
export const chips = () =>
  within(screen.getByRole("list", { name: "Выбранные фильтры" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")])
