import { dictionary } from "@zxcvbn-ts/language-common"

/**
 * Finds the 50,000 most leaked passwords (also with trailing digits, digits for letters, Russian layout or transliteration), and those that consist
 * only of the owner's data and the shop's names.
 */
export const isCommonPassword = (password: string, about: ReadonlyArray<string> = []): boolean =>
  new Set(password).size < 3 || formsOf(password).some((form) => isListed(form) || isOnlyOf(form, [...shopWords, ...about]))

const listed: ReadonlySet<string> = new Set(dictionary["passwords-common"])

const shopWords = ["gran", "grangran", "almaz", "alrosa", "brilliant", "diamond"]

/** Many good passwords contain a shorter stem. */
const minStemLength = 6

const isListed = (form: string): boolean => {
  const stem = form.replace(/[\d!?.*]+$/, "")
  return [form, ...(stem.length < minStemLength ? [] : [stem])].some((text) => spellings(text).some((spelling) => listed.has(spelling)))
}

/** Similar letters for digits and signs. */
const spellings = (text: string): ReadonlyArray<string> => [
  text,
  ...["i", "l"].map((one) => text.replaceAll(/[013457@$!]/g, (sign) => (sign === "1" || sign === "!" ? one : (letters[sign] ?? sign))))
]
const letters: Readonly<Record<string, string>> = { 0: "o", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s" }

const isOnlyOf = (form: string, words: ReadonlyArray<string>): boolean => {
  const parts = words.flatMap(partsOf).toSorted((a, b) => b.length - a.length)
  const rest = parts.reduce((left, word) => left.replaceAll(word, " "), form)
  return rest.includes(" ") && !/\p{L}/u.test(rest)
}

/** Digits of a phone number with and without country and area codes. */
const partsOf = (word: string): ReadonlyArray<string> => {
  const digits = word.replaceAll(/\D/g, "")
  const phone = digits.length < 10 ? [] : [digits, digits.slice(-10), digits.slice(-7)]
  const parts = [word, ...word.split(/[\s@.+_-]+/)].flatMap(formsOf).filter((part) => /\p{L}/u.test(part) && part.length >= 3)
  return [...parts, ...phone]
}

/** Latin forms of a text: as typed, by the keys of a Russian keyboard, transliterated. */
const formsOf = (text: string): ReadonlyArray<string> => {
  const plain = text.normalize("NFKC").toLowerCase()
  const keyed = plain.replaceAll(/[а-яё]/g, (letter) => latinKeys[russianKeys.indexOf(letter)] ?? letter)
  const sounded = plain.replaceAll(/[а-яё]/g, (letter) => sounds[letter] ?? letter)
  return [...new Set([plain, keyed, sounded])]
}

const russianKeys = "ёйцукенгшщзхъфывапролджэячсмитьбю"
const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."

const sounds: Readonly<Record<string, string>> = Object.fromEntries(
  "а a,б b,в v,г g,д d,е e,ё e,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х h,ц c,ч ch,ш sh,щ sch,ъ ,ы y,ь ,э e,ю yu,я ya"
    .split(",")
    .map((pair) => pair.split(" "))
    .map(([letter = "", sound = ""]) => [letter, sound])
)
