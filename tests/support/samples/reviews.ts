/** What is sent of a review, with what is changed in it. */
export const wishedReview = (changes: object = {}) => ({
  position: 1,
  stars: 5,
  reviewText: "Камень сияет даже вечером, носить удобно.",
  shownName: "Анна К.",
  photos: [],
  ...changes
})
