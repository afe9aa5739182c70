/** How a visitor wants the catalogue drawn; it is the visitor's own and stands in no address (cards or a table do: `CatalogState`). */
export type Arrangement = {
  /** How many pieces stand side by side on a phone (CAT-009). */
  readonly mobileGridLayout: "one" | "two"
  /** Whether the filters stand beside the list, where there is room for them. */
  readonly filters: "shown" | "hidden"
  /** The facets whose values are shown on the Russian scale (CAT-008). */
  readonly showRuValuesFor: ReadonlyArray<string>
}

export const usualArrangement: Arrangement = { mobileGridLayout: "one", filters: "shown", showRuValuesFor: [] }

/** What was kept, as far as it can be read. */
export const readArrangement = (text: string): Arrangement => {
  const kept = new URLSearchParams(text)
  return {
    mobileGridLayout: kept.get("grid") === "two" ? "two" : "one",
    filters: kept.get("filters") === "hidden" ? "hidden" : "shown",
    showRuValuesFor: kept.getAll("russian").filter((code) => /^[a-z_]{1,20}$/.test(code))
  }
}

export const printArrangement = ({ filters, mobileGridLayout, showRuValuesFor }: Arrangement): string =>
  new URLSearchParams([["grid", mobileGridLayout], ["filters", filters], ...showRuValuesFor.map((code) => ["russian", code])]).toString()

/** Shows a facet on the other scale. */
export const onOtherScale = ({ showRuValuesFor }: Arrangement, code: string): Pick<Arrangement, "showRuValuesFor"> => ({
  showRuValuesFor: showRuValuesFor.includes(code) ? showRuValuesFor.filter((each) => each !== code) : [...showRuValuesFor, code]
})
