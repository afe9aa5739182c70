/** What a review is at: it is read by the house first, and shown to everybody or not. */
export const reviewStates = ["checking", "published", "rejected"] as const
export type ReviewState = (typeof reviewStates)[number]

/** Before it is written its buyer may write it; one that was not published may be written anew. */
export const ownReviewStates = ["open", ...reviewStates] as const
export type OwnReviewState = (typeof ownReviewStates)[number]

export const canWrite = (state: OwnReviewState): boolean => state === "open" || state === "rejected"

/** The most stars, signs of a text at least and at most, signs of a name, and photographs. */
export const reviewBounds = { stars: 5, textLeast: 10, textMost: 2_000, nameMost: 40, photos: 3 } as const

/** The most bytes of one photograph as it is sent; a browser sends far fewer. */
export const photoBytesMost = 6 * 1024 * 1024

/** Reviews on one page of a piece's list. */
export const reviewsPageSize = 5

/** Who has given no name. */
export const namelessBuyer = "Покупатель"

/** How a buyer is called below a review unless they want it otherwise: «Анна К.». */
export const shownNameOf = ({ name, surname }: { readonly name: string; readonly surname: string | null }): string => {
  const [initial] = surname?.trim() ?? ""
  return initial === undefined ? name.trim() : `${name.trim()} ${initial.toLocaleUpperCase("ru")}.`
}

/** A name as it is shown: bounded, without line breaks. */
export const signatureOf = (typed: string): string => {
  const name = typed.replaceAll(/\s+/g, " ").trim()
  return name === "" ? namelessBuyer : name
}

/** One decimal, as it is shown and told to machines. */
export const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10)
