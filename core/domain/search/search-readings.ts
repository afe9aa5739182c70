/** «rjkmwj» to «кольцо», «щмфд» to oval. */
export const toOtherKeys = (word: string): string =>
  isCyrillic(word) ? exchange(word, russianKeys, latinKeys) : exchange(word, latinKeys, russianKeys)

const isCyrillic = (term: string): boolean => /[а-яё]/i.test(term)

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const russianKeys = "йцукенгшщзхъфывапролджэячсмитьбюё"

/** Keeps decimal points and commas. */
const exchange = (term: string, from: string, to: string): string =>
  term.toLowerCase().replaceAll(/(?<!\d(?=[.,]\d))[^]/g, (sign) => (from.includes(sign) ? to.charAt(from.indexOf(sign)) : sign))

/** «kol'co», «sergi», «obruchalnoe»; longer sounds first. */
const sounds: ReadonlyArray<readonly [latin: string, russian: string]> = [
  ["shch", "щ"],
  ["sch", "щ"],
  ["zh", "ж"],
  ["kh", "х"],
  ["ts", "ц"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["yu", "ю"],
  ["ju", "ю"],
  ["ya", "я"],
  ["ja", "я"],
  ["ye", "е"],
  ["yo", "е"],
  ["jo", "е"],
  ["ck", "к"],
  ["ph", "ф"]
]
const letters: Readonly<Record<string, string>> = {
  a: "а",
  b: "б",
  c: "ц",
  d: "д",
  e: "е",
  f: "ф",
  g: "г",
  h: "х",
  i: "и",
  j: "й",
  k: "к",
  l: "л",
  m: "м",
  n: "н",
  o: "о",
  p: "п",
  q: "к",
  r: "р",
  s: "с",
  t: "т",
  u: "у",
  v: "в",
  w: "в",
  x: "кс",
  y: "ы",
  z: "з",
  "'": "ь"
}

export const toCyrillic = (term: string): string => {
  const sounded = sounds.reduce((text, [latin, russian]) => text.replaceAll(latin, russian), term.toLowerCase())
  return sounded.replaceAll(/[a-z']/g, (letter) => letters[letter] ?? letter)
}
