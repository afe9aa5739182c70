/**
 * Whether a table is too wide for a phone and stands there as cards. A cell of the body should keep its line; a column's name may break
 * between words.
 */
export const isWide = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): boolean =>
  head.length > 2 &&
  head.reduce((sum, name, column) => sum + Math.max(longestWord(name), ...rows.map((row) => row[column]?.length ?? 0)), 0) > narrowLine

const longestWord = (text: string): number => Math.max(...text.split(/\s/).map((word) => word.length))

/** Characters that fit into a line of a phone beside the gaps of the columns. */
const narrowLine = 38
