import type { Phrase } from "./reading.ts"

export const hueOf = (text: string): string | undefined => hues.find(([, form]) => form.test(text))?.[0]

const hues: ReadonlyArray<readonly [string, RegExp]> = [
  ["yellow", /^(?:желт|лимонн|yellow$)/],
  ["brown", /^(?:коричнев|коньячн|brown$)/],
  ["pink", /^(?:розов|pink$)/],
  ["blue", /^(?:голуб|сини|blue$)/],
  ["green", /^(?:зелен|green$)/],
  ["orange", /^(?:оранжев|orange$)/],
  ["gray", /^(?:серы|серо|gr[ae]y$)/]
]

/** «кольцо с жёлтым бриллиантом»: the hue is of the stone, not the metal. */
export const withHuesOfStones = (term: string, phrases: ReadonlyArray<Phrase>): ReadonlyArray<Phrase> =>
  phrases.map((phrase, index) => {
    const next = phrases[index + 1]
    if (next === undefined || !phrase.meanings.some(({ facet }) => facet === "hue") || !namesStone(next)) return phrase
    const isBeside = term.slice(phrase.to, next.from).trim() === ""
    return isBeside ? { ...phrase, meanings: phrase.meanings.filter(({ kind }) => kind === "diamonds") } : phrase
  })

const namesStone = ({ meanings }: Phrase): boolean =>
  meanings.some(({ facet, kind }) => kind === "diamonds" && (facet === "" || facet === "shape"))
