/** Wide tables become cards on a phone. Cells do not wrap, headings wrap between words. */
export const isWide = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): boolean =>
  head.length > 2 &&
  head.reduce((sum, name, column) => sum + Math.max(longestWord(name), ...rows.map((row) => row[column]?.length ?? 0)), 0) >
    charactersOnPhone

const longestWord = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length))

const charactersOnPhone = 38
