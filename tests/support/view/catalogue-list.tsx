import { act, render, screen, within } from "@testing-library/react"
import { Router } from "wouter"
import type { CountedFacets } from "../../../core/contract/catalog-filters.ts"
import { addressOf } from "../../../core/domain/url/place.ts"
import { FilterChips, FiltersButton, OrderAndGrid } from "../../../view/catalogue/catalogue.late.tsx"
import { FilterPanel } from "../../../view/catalogue/filters/filter-panel.late.tsx"
import { useMachineLocation } from "../../../view/machine-location.ts"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { counted as facets } from "../../../qa/samples/counted.ts"
import { guestShop } from "./in-shop.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

/** Renders the interactive parts of a list at an address. `at` is the address to which they have navigated; `go` navigates. */
export const showList = (address: string, counted: CountedFacets | null = facets) => {
  const [path = "", query = ""] = address.split("?")
  const place = { path, search: query === "" ? "" : `?${query}`, index: 0 }
  const shop = guestShop(path, place.search)
  const navigation = shop.getSnapshot().children.navigation
  if (navigation === undefined) throw new Error("the shop does not navigate")
  const props = { kind: path.startsWith("/jewelry") ? "jewelry" : "diamonds", facets: counted, total: 12 } as const
  const { container } = render(
    <ShopProvider value={shop}>
      <Router hook={useMachineLocation}>
        <FiltersButton {...props} place={place} />
        <FilterPanel {...props} place={place} />
        <FilterChips {...props} place={place} />
        <OrderAndGrid {...props} place={place} />
      </Router>
    </ShopProvider>
  )
  const at = () => addressOf(navigation.getSnapshot().context.place)
  return { container, at, go: (to: string) => act(() => navigation.send({ type: "navigation.go", to })) }
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
