import type { ChoiceFacet } from "./facet.ts"

/** An option as it is shown: on the Russian scale one may stand for several values, as group 1 of clarity for FL and IF. */
export type ShownOption = { readonly label: string; readonly values: ReadonlyArray<string> }

/** Whether a facet has a Russian scale to be shown on (CAT-008). */
export const hasRussianScale = ({ options }: ChoiceFacet): boolean => options.some(({ russian }) => russian !== undefined)

/** The options of a facet on the laboratory's scale or on the Russian one; a value without a Russian grade keeps its label. */
export const optionsOf = ({ options }: ChoiceFacet, isRussian: boolean): ReadonlyArray<ShownOption> => {
  const values = new Map<string, ReadonlyArray<string>>()
  for (const { label, russian, value } of options) {
    const shown = isRussian ? (russian ?? label) : label
    values.set(shown, [...(values.get(shown) ?? []), value])
  }
  return [...values].map(([label, all]) => ({ label, values: all }))
}
