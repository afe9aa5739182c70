/**
 * Signs of a text as a reader sees them: a flag or a letter with its marks is one. `Intl.Segmenter` copies the whole text for each sign, so a long text is
 * segmented in parts, cut between two letters that stand for themselves.
 */
export const graphemesOf = (text: string): ReadonlyArray<string> =>
  partsOf(text).flatMap((part) => Array.from(segmenter.segment(part), ({ segment }) => segment))

const segmenter = new Intl.Segmenter("ru", { granularity: "grapheme" })

/** Code points of a part at least, and at most where no two letters meet. */
const partLength = { least: 100, most: 400 } as const

const partsOf = (text: string): ReadonlyArray<string> => {
  const letters = Array.from(text)
  const cuts = [0]
  for (const [index, letter] of letters.entries()) {
    const length = index - (cuts.at(-1) ?? 0)
    const isBetween = length >= partLength.least && isPlain(letter) && isPlain(letters[index - 1] ?? "")
    if (isBetween || length >= partLength.most) cuts.push(index)
  }
  return cuts.map((from, index) => letters.slice(from, cuts[index + 1]).join(""))
}

/** No mark joins what stands before such a letter. */
const isPlain = (letter: string): boolean => /^[ -~А-Яа-яЁё]$/.test(letter)
