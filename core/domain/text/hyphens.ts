const longest = 14
const words = new RegExp(`[а-яё]{${longest + 1},}`, "gi")
const syllableEnd = /[аеёиоуыэюя][^аеёиоуыэюя]*?(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi

/** Says where a word of a heading that is wider than a phone with large letters may be divided: between its syllables, two letters from its ends at least. */
export const hyphenated = (text: string): string =>
  text.replaceAll(words, (word) => word.slice(0, 1) + word.slice(1, -2).replaceAll(syllableEnd, "$&\u00AD") + word.slice(-2))
