export const reviewStates = ["checking", "published", "rejected"] as const
export type ReviewState = (typeof reviewStates)[number]

/** `open`: not written yet; a rejected review can be written again. */
export const ownReviewStates = ["open", ...reviewStates] as const
export type OwnReviewState = (typeof ownReviewStates)[number]

export const canWrite = (state: OwnReviewState): boolean => state === "open" || state === "rejected"

/** Stars, characters, photos, and the longer side of a stored photo in pixels. */
export const reviewBounds = { stars: 5, minText: 10, maxText: 2_000, maxName: 40, photos: 3, photoSide: 1_600 } as const

/** Browsers downscale photos well below this limit. */
export const maxPhotoBytes = 6 * 1024 * 1024

/** Tests base64 for the first bytes of a JPEG, PNG or WebP. */
export const isPhoto = (base64: string): boolean => /^(?:\/9j\/|iVBORw0KGgo|UklGR.{6}XRUJQ)/.test(base64)

export const reviewsPageSize = 5

export const anonymousBuyer = "Покупатель"

/** Default signature: «Анна К.». */
export const shownNameOf = ({ name, surname }: { readonly name: string; readonly surname: string | null }): string => {
  const [initial] = surname?.trim() ?? ""
  return initial === undefined ? name.trim() : `${name.trim()} ${initial.toLocaleUpperCase("ru")}.`
}

/** One line, or the default. */
export const signatureOf = (typed: string): string => {
  const name = typed.replaceAll(/\s+/g, " ").trim()
  return name === "" ? anonymousBuyer : name
}

/** One decimal. */
export const averageOf = (sum: number, count: number): number => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10)
