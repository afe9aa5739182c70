/** Shorter terms would match everything. */
export const termLength = { least: 2, most: 200 } as const

export const tidyTerm = (typed: string): string => typed.trim().replaceAll(/\s+/g, " ")

export const isTerm = (term: string): boolean => term.length >= termLength.least && term.length <= termLength.most
