import { Effect, Schema } from "effect"
import {
  operatorQuery,
  type OperatorEndpoint,
  unknownEndpoint,
  operatorCommand,
  trimmedOrNull
} from "../platform/http/operator-endpoint.ts"
import { notFound } from "../platform/api/refusal.ts"
import { listUnread, moderate, moderations, readReview } from "./moderation.ts"
import { photoNamePattern, readPhotoName, sendPhoto } from "./review-photo-routes.ts"
import { findPhoto } from "./reviews.ts"
import { startReviewLetters } from "./send-review-letters.ts"

const maxTextLength = 1_000

const RequestBody = Schema.Struct({
  do: Schema.Literals(moderations),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxTextLength)))
})

const noSuch = notFound("Такого отзыва нет")

const one = "/internal/reviews/:number{\\d{1,9}}"

/** Operator endpoints for reviews (`npm run reviews`); each decision sends a letter. */
export const reviewEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/reviews", () => listUnread),
  operatorQuery(one, (parameter) =>
    Effect.flatMap(readReview(Number(parameter("number"))), (review) => (review === null ? noSuch : Effect.succeed(review)))
  ),
  operatorCommand(
    one,
    { body: RequestBody, expected: `Решение: ${moderations.join(", ")}, слова не длиннее ${maxTextLength} знаков`, bytes: 8192 },
    ({ do: what, words }, { parameter, publicUrl }) =>
      Effect.tap(moderate(Number(parameter("number")), { do: what, message: trimmedOrNull(words) }), startReviewLetters(publicUrl))
  ),
  {
    ...{ method: "GET", path: `/internal/reviews/photos/:file{${photoNamePattern}}`, bytes: 0 },
    answer: async (c, { run }) => {
      const { id, size } = readPhotoName(c.req.param("file") ?? "")
      return sendPhoto(c, await run(Effect.orDie(findPhoto(id, size, true))), "no-store") ?? unknownEndpoint(c)
    }
  }
]
