import { Effect, Schema } from "effect"
import { askDoor, type Door, noDoor, tellDoor, wordsOrNull } from "../operator/door.ts"
import { isNumber } from "../orders/order-history-handlers.ts"
import { notFound } from "../platform/api/refusal.ts"
import { listUnread, moderate, moderations, readReview } from "./moderate.ts"
import { photoFile, readFile, sendPhoto } from "./review-photo-routes.ts"
import { findPhoto } from "./reviews.ts"
import { followReviews } from "./send-review-letters.ts"

const wordsMost = 1_000

const Wanted = Schema.Struct({
  do: Schema.Literals(moderations),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(wordsMost)))
})

const noSuch = notFound("Такого отзыва нет")

const one = "/internal/reviews/:number{\\d{1,9}}"

/** Endpoints for reviews (`npm run reviews`); each decision sends a letter. */
export const reviewDoors: ReadonlyArray<Door> = [
  askDoor("/internal/reviews", () => listUnread),
  askDoor(one, (named) =>
    Effect.flatMap(readReview(Number(named("number"))), (review) => (review === null ? noSuch : Effect.succeed(review)))
  ),
  tellDoor(
    one,
    { wanted: Wanted, expected: `Решение: ${moderations.join(", ")}, слова не длиннее ${wordsMost} знаков`, bytes: 8192 },
    ({ do: what, words }, { named, publicUrl }) => {
      const number = Number(named("number"))
      return Effect.tap(isNumber(number) ? moderate(number, { do: what, words: wordsOrNull(words) }) : noSuch, followReviews(publicUrl))
    }
  ),
  {
    ...{ method: "GET", path: `/internal/reviews/photos/:file{${photoFile}}`, bytes: 0 },
    answer: async (c, { run }) => {
      const { id, size } = readFile(c.req.param("file") ?? "")
      return sendPhoto(c, await run(Effect.orDie(findPhoto(id, size, true))), "no-store") ?? noDoor(c)
    }
  }
]
