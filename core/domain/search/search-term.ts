/** A term shorter than this finds everything, a longer one is no term. */
export const termLength = { least: 2, most: 200 } as const

/** Blanks at the ends and in rows say nothing. */
export const tidyTerm = (typed: string): string => typed.trim().replaceAll(/\s+/g, " ")

/** Whether a term is long enough to be looked for, and not too long. */
export const isTerm = (term: string): boolean => term.length >= termLength.least && term.length <= termLength.most
