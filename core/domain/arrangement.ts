/** How a visitor wants the catalogue drawn; it is the visitor's own and stands in no address. */
export type Arrangement = {
  /** How many pieces stand side by side on a phone (CAT-009). */
  readonly mobileGridLayout: "one" | "two"
  readonly view: "cards" | "table"
  /** Whether the filters stand beside the list, where there is room for them. */
  readonly filters: "shown" | "hidden"
  /** The facets whose values are shown on the Russian scale (CAT-008). */
  readonly showRuValuesFor: ReadonlyArray<string>
}

export const usualArrangement: Arrangement = { mobileGridLayout: "one", view: "cards", filters: "shown", showRuValuesFor: [] }

/** What was kept, as far as it can be read. */
export const readArrangement = (text: string): Arrangement => {
  const kept = new URLSearchParams(text)
  return {
    mobileGridLayout: kept.get("grid") === "two" ? "two" : "one",
    view: kept.get("view") === "table" ? "table" : "cards",
    filters: kept.get("filters") === "hidden" ? "hidden" : "shown",
    showRuValuesFor: kept.getAll("russian").filter((code) => /^[a-z_]{1,20}$/.test(code))
  }
}

export const printArrangement = ({ filters, mobileGridLayout, showRuValuesFor, view }: Arrangement): string =>
  new URLSearchParams([
    ["grid", mobileGridLayout],
    ["view", view],
    ["filters", filters],
    ...showRuValuesFor.map((code) => ["russian", code])
  ]).toString()

/** Shows a facet on the other scale. */
export const onOtherScale = ({ showRuValuesFor }: Arrangement, code: string): Pick<Arrangement, "showRuValuesFor"> => ({
  showRuValuesFor: showRuValuesFor.includes(code) ? showRuValuesFor.filter((each) => each !== code) : [...showRuValuesFor, code]
})
