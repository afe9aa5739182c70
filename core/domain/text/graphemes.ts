/** `Intl.Segmenter` copies the whole text per segment, so long texts are cut between plain letters first. */
export const graphemesOf = (text: string): ReadonlyArray<string> =>
  partsOf(text).flatMap((part) => Array.from(segmenter.segment(part), ({ segment }) => segment))

const segmenter = new Intl.Segmenter("ru", { granularity: "grapheme" })

/** Code points; the maximum applies where no two plain letters meet. */
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

/** Letters that never join the one before in a grapheme. */
const isPlain = (letter: string): boolean => /^[ -~А-Яа-яЁё]$/.test(letter)
