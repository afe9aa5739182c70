export type LetterWidths = { readonly letters: string; readonly widths: ReadonlyArray<number> }

export const widthsByLetter = ({ letters, widths }: LetterWidths): ReadonlyMap<string, number> =>
  new Map(Array.from(letters, (letter, index) => [letter, widths[index] ?? 0]))
