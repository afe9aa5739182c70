const syllableEnd = /[аеёиоуыэюя][^аеёиоуыэюя]*?(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi

/**
 * Inserts soft hyphens in words too long for a phone, at least two letters from their ends. `longest` is the number of letters that fit.
 */
export const hyphenated = (text: string, longest = 14): string =>
  text.replaceAll(
    new RegExp(`[а-яё]{${longest + 1},}`, "gi"),
    (word) => word.slice(0, 1) + word.slice(1, -2).replaceAll(syllableEnd, "$&\u00AD") + word.slice(-2)
  )
