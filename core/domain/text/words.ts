/** Words and numbers in lower case, with «е» for «ё». */
export const wordsIn = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .match(/[\p{L}\p{N}]+/gu) ?? []
