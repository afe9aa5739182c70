import sharp from "sharp"

/** What is sent of a review, with what is changed in it. */
export const wishedReview = (changes: object = {}) => ({
  position: 1,
  stars: 5,
  reviewText: "Камень сияет даже вечером, носить удобно.",
  shownName: "Анна К.",
  photos: [],
  ...changes
})

/** A photograph as a telephone takes it, which says by which one. */
export const takenPhoto = (format: "jpeg" | "png" = "jpeg"): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#806040" } })
    .withExif({ IFD0: { Make: "Telephone" } })
    .toFormat(format)
    .toBuffer()
