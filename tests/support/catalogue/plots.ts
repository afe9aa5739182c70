import type { DiamondPlot } from "../../../core/contract/catalog-plot.ts"

/** Plot of three stones. The lightest is the cheapest, the heaviest has the second price. */
export const plottedDots: DiamondPlot = {
  total: 3,
  dots: {
    codes: ["10000001", "10000002", "10000003"],
    shapes: ["round", "oval", "pear"],
    weights: [0.5, 1, 2],
    prices: [50_000, 900_000, 300_000],
    colors: ["D", "Fancy Intense Yellow", "M"],
    clarities: ["VS1", "IF", "I1"],
    available: [true, true, false],
    drawings: [7, null, 2],
    photos: [{ place: 1, base: "/pictures/photos/0f-oval" }]
  },
  bins: null
}

export const plottedBins: DiamondPlot = {
  total: 2_100,
  dots: null,
  bins: {
    columnEdges: [0.5, 1, 2, 4],
    rowEdges: [50_000, 100_000, 200_000, 400_000],
    columns: [0, 0, 1, 2],
    rows: [0, 1, 1, 2],
    counts: [1_000, 100, 900, 100],
    colors: ["D", "J", "Pink", "M"],
    clarities: ["FL", "VS1", "SI1", "I1"]
  }
}
