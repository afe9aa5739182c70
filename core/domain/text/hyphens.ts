const syllableEnd = /[аеёиоуыэюя][^аеёиоуыэюя]*?(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi

/**
 * Says where a word of a heading that is wider than a phone with large letters may be divided: between its syllables, two letters from its ends at least.
 * `longest` is how many letters fit: fewer of large ones, and of a word that a no-break space binds to another.
 */
export const hyphenated = (text: string, longest = 14): string =>
  text.replaceAll(
    new RegExp(`[а-яё]{${longest + 1},}`, "gi"),
    (word) => word.slice(0, 1) + word.slice(1, -2).replaceAll(syllableEnd, "$&\u00AD") + word.slice(-2)
  )
