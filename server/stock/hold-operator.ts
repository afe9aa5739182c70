import { Effect, Schema } from "effect"
import { largestInteger } from "../../core/contract/common.ts"
import { operatorQuery, type OperatorEndpoint, operatorCommand } from "../platform/http/operator-endpoint.ts"
import { notFound } from "../platform/api/refusal.ts"
import { allowHolds, endAllowance, listAllowances } from "./hold-allowances.ts"

const count = (maximum: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum }))
const Email = Schema.String.check(Schema.isMaxLength(254))
const RequestBody = Schema.Struct({ email: Email, things: count(1_000), worth: count(largestInteger), days: count(365) })
const Ended = Schema.Struct({ email: Email })

const expected = "Нужны e-mail покупателя, сколько вещей (до 1000), на сколько рублей и на сколько дней (до 365)"
const noCustomer = notFound("Такого покупателя нет")

/** Operator endpoints for customers' hold allowances (`npm run holds`). */
export const holdEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorCommand("/internal/holds/", { body: RequestBody, expected, bytes: 1024 }, ({ days, email, ...held }) =>
    Effect.flatMap(allowHolds(email, held, days), (allowed) => (allowed === null ? noCustomer : Effect.succeed(allowed)))
  ),
  operatorCommand("/internal/holds/end", { body: Ended, expected: "Нужен e-mail покупателя", bytes: 1024 }, ({ email }) =>
    Effect.flatMap(endAllowance(email), (isThere) => (isThere ? Effect.succeed({ email }) : noCustomer))
  ),
  operatorQuery("/internal/holds/", () => listAllowances)
]
