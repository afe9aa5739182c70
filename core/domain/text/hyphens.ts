const syllableEnd = /[аеёиоуыэюя][^аеёиоуыэюя]*?(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi

/** Soft hyphens in words longer than a phone's line, at least two letters from their ends. */
export const hyphenate = (text: string, longest = 14): string =>
  text.replaceAll(
    new RegExp(`[а-яё]{${longest + 1},}`, "gi"),
    (word) => word.slice(0, 1) + word.slice(1, -2).replaceAll(syllableEnd, "$&\u00AD") + word.slice(-2)
  )
