/** Stored in the browser; the view is in the address (`CatalogState`). */
export type Arrangement = {
  /** Pieces a row (CAT-009). */
  readonly mobileGridLayout: "one" | "two"
  /** Filter panel on wide screens. */
  readonly filters: "shown" | "hidden"
  /** Facets on the Russian scale (CAT-008). */
  readonly showRuValuesFor: ReadonlyArray<string>
  /** Grade that colours the plot. */
  readonly plotTones: PlotTones
}

export type PlotTones = "clarity" | "color"

export const usualArrangement: Arrangement = { mobileGridLayout: "one", filters: "shown", showRuValuesFor: [], plotTones: "color" }

/** Invalid parts get defaults. */
export const readArrangement = (text: string): Arrangement => {
  const stored = new URLSearchParams(text)
  return {
    mobileGridLayout: stored.get("grid") === "two" ? "two" : "one",
    filters: stored.get("filters") === "hidden" ? "hidden" : "shown",
    showRuValuesFor: stored.getAll("russian").filter((code) => /^[a-z_]{1,20}$/.test(code)),
    plotTones: stored.get("tones") === "clarity" ? "clarity" : "color"
  }
}

export const printArrangement = ({ filters, mobileGridLayout, plotTones, showRuValuesFor }: Arrangement): string =>
  new URLSearchParams([
    ["grid", mobileGridLayout],
    ["filters", filters],
    ...showRuValuesFor.map((code) => ["russian", code]),
    ...(plotTones === "color" ? [] : [["tones", plotTones]])
  ]).toString()

export const withOtherScale = ({ showRuValuesFor }: Arrangement, code: string): Pick<Arrangement, "showRuValuesFor"> => ({
  showRuValuesFor: showRuValuesFor.includes(code) ? showRuValuesFor.filter((each) => each !== code) : [...showRuValuesFor, code]
})
