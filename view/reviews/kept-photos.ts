/** The photographs of one review that was not sent yet, beside its draft, for as long as the tab lives: in memory alone, as the vault is. */
const kept = new Map<string, ReadonlyArray<string>>()

/** Those of the review of this thing. */
export const keptPhotos = (of: string): ReadonlyArray<string> => kept.get(of) ?? []

/** Those of another thing are forgotten: they would lie there unseen. */
export const keepPhotos = (of: string, photos: ReadonlyArray<string>): void => {
  kept.clear()
  if (photos.length > 0) kept.set(of, photos)
}
