import type { ChoiceFacet } from "./facet.ts"

/** On the Russian scale an option can stand for several values (clarity group 1 for FL and IF). */
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
