/** One chunk, because the first load lists every chunk with all its files. */
export { BannerBetween, BannerHeader } from "./banner.late.tsx"
export { FilterChips, FiltersButton, OrderAndGrid } from "./catalogue.late.tsx"
export { DiamondTable } from "./diamond-table.late.tsx"
export { FilterPanel } from "./filters/filter-panel.late.tsx"
export { ListFoot } from "./list-foot.tsx"
export { NothingFound } from "./nothing-found.tsx"
export { StonesNote } from "./stones-note.tsx"
