import { formatTenths, nbsp } from "../text/numbers.ts"
import { formatCount } from "../text/plural.ts"
import { type OwnReviewState, maxPhotoBytes, reviewBounds, type ReviewState } from "./review.ts"

export const reviewStateNames: Readonly<Record<ReviewState, string>> = {
  checking: "На проверке",
  published: "Опубликован",
  rejected: "Не опубликован"
}

export const writeReviewTexts: Readonly<Record<Extract<OwnReviewState, "open" | "rejected">, string>> = {
  open: "Оставить отзыв",
  rejected: "Написать заново"
}

export const formatReviewCount = (count: number): string => formatCount(count, ["отзыв", "отзыва", "отзывов"])

/** Highest first. */
export const starNames = ["5, отлично", "4, хорошо", "3, средне", "2, плохо", "1, очень плохо"] as const

/** «Оценка 4,5 из 5», for screen readers. */
export const ratingText = (rating: number): string => `Оценка ${ratingNumber(rating)} из ${reviewBounds.stars}`

export const ratingNumber = (rating: number): string => formatTenths(rating)

export const reviewFaults = {
  short: `Напишите хотя бы ${reviewBounds.minText} знаков`,
  long: `Не длиннее ${reviewBounds.maxText} знаков`,
  nameLong: `Не длиннее ${reviewBounds.maxName} знаков`,
  photos: `Не больше ${reviewBounds.photos} фотографий`
} as const

const megabytes = maxPhotoBytes / 1024 / 1024

export const photoFaults = {
  kind: "Подойдут фотографии в JPEG, PNG или WebP",
  broken: "Не получилось прочитать фотографию. Выберите другую",
  small: "Фотография слишком маленькая. Нужно хотя бы 300 точек по короткой стороне",
  manyPixels: "В фотографии слишком много точек. Уменьшите её до 50 мегапикселей",
  gone: "Фотография не сохранилась. Отправьте отзыв ещё раз",
  heavy: `Фотография больше ${megabytes}${nbsp}МБ. Выберите файл поменьше`
} as const
export type PhotoFault = keyof typeof photoFaults

/** `place` counts from 1. */
export const photoFaultText = (place: number, fault: PhotoFault): string => photoText(place, photoFaults[fault])

export const photoText = (place: number, text: string): string => `Фото ${place}. ${text}`

export const noReviewTexts = {
  notReceived: "Отзыв можно оставить, когда заказ получен",
  notPiece: "Отзывы оставляют об украшениях из каталога. Об этой вещи напишите нам, мы передадим мастерам",
  operator: "Отзыв пишет сам покупатель. Из входа сотрудника его не отправить",
  written: "Ваш отзыв об этом украшении уже есть",
  checking:
    "Ваш отзыв об этом украшении уже на проверке, таким, каким вы его прислали раньше. Чтобы изменить слова или фото, удалите его на странице заказа и напишите заново"
} as const
