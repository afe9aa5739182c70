export const heartLabel = (name: string, isLiked: boolean): string => `${isLiked ? "Убрать из избранного" : "В избранное"}: ${name}`
