/** Late parts of a list in one chunk: each further chunk would be listed with all its files in the first load. */
export { BannerBetween, BannerHeader } from "./banner.late.tsx"
export { FilterChips, FiltersButton, OrderAndGrid } from "./catalogue.late.tsx"
export { DiamondTable } from "./diamond-table.late.tsx"
export { FilterPanel } from "./filters/filter-panel.late.tsx"
export { ListFoot } from "./list-foot.tsx"
export { NothingFound } from "./nothing-found.tsx"
