/** 0 for short words, which would turn into others. */
export const typosAllowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2)

/** Damerau–Levenshtein distance; infinite above `most`. */
export const wordDistance = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  let [before, row] = [[] as ReadonlyArray<number>, Array.from({ length: other.length + 1 }, (_, index) => index) as ReadonlyArray<number>]
  for (let place = 1; place <= one.length; place++) {
    const next = nextRow({ before, row, place, one, other })
    if (Math.min(...next) > most) return Number.POSITIVE_INFINITY
    ;[before, row] = [row, next]
  }
  const distance = row[other.length] ?? Number.POSITIVE_INFINITY
  return distance > most ? Number.POSITIVE_INFINITY : distance
}

type Step = {
  readonly before: ReadonlyArray<number>
  readonly row: ReadonlyArray<number>
  readonly place: number
  readonly one: string
  readonly other: string
}

const nextRow = ({ before, one, other, place, row }: Step): ReadonlyArray<number> => {
  const next = [place]
  for (let index = 1; index <= other.length; index++) {
    const isSame = one[place - 1] === other[index - 1]
    const costs = [at(row, index) + 1, at(next, index - 1) + 1, at(row, index - 1) + (isSame ? 0 : 1)]
    const isExchanged = place > 1 && index > 1 && one[place - 1] === other[index - 2] && one[place - 2] === other[index - 1]
    if (isExchanged) costs.push(at(before, index - 2) + 1)
    next.push(Math.min(...costs))
  }
  return next
}

const at = (row: ReadonlyArray<number>, index: number): number => row[index] ?? Number.POSITIVE_INFINITY
