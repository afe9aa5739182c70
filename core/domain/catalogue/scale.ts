import type { ChoiceFacet } from "./facet.ts"

/** A Russian grade may have several values (clarity group 1: FL and IF). */
export type ShownOption = { readonly label: string; readonly values: ReadonlyArray<string> }

/** CAT-008. */
export const hasRussianScale = ({ options }: ChoiceFacet): boolean => options.some(({ russian }) => russian !== undefined)

/** Values without a Russian grade keep their label. */
export const optionsOf = ({ options }: ChoiceFacet, isRussian: boolean): ReadonlyArray<ShownOption> => {
  const values = new Map<string, ReadonlyArray<string>>()
  for (const { label, russian, value } of options) {
    const shown = isRussian ? (russian ?? label) : label
    values.set(shown, [...(values.get(shown) ?? []), value])
  }
  return [...values].map(([label, all]) => ({ label, values: all }))
}
