/** What a heart does at a press, with the name of its thing. */
export const heartLabel = (name: string, isLiked: boolean): string => `${isLiked ? "Убрать из избранного" : "В избранное"}: ${name}`
