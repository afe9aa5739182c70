import type { CountedFacets } from "../../core/contract/catalog-filters.ts"

export const counted: CountedFacets = {
  total: 12,
  facets: [
    {
      code: "shape",
      options: [
        { value: "round", count: 0 },
        { value: "oval", count: 7 },
        { value: "heart", count: 0 }
      ]
    },
    { code: "certificate", options: [{ value: "gia", count: 1240 }] }
  ],
  ranges: [{ code: "weight", histogram: Array.from({ length: 40 }, (_, index) => index) }]
}
