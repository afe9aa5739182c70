import { Effect, Schema } from "effect"
import { diamondOrderStatuses, nextStatuses } from "../../core/domain/diamond-orders/diamond-order.ts"
import type { DiamondOrder } from "../../core/contract/diamond-orders.ts"
import { operatorQuery, type OperatorEndpoint, operatorCommand, trimmedOrNull } from "../platform/http/operator-endpoint.ts"
import { notFound, refusalTexts, refuseCall } from "../platform/api/refusal.ts"
import { query, transaction } from "../platform/db/query.ts"
import { Files } from "../platform/files/files.ts"
import { findDiamondOrder, findRequestFiles, lockDiamondOrder, moveDiamondOrder } from "./diamond-orders.ts"
import { startDiamondOrderLetters } from "./diamond-order-letters.ts"

const maxTextLength = 1_000

const RequestBody = Schema.Struct({
  status: Schema.Literals(diamondOrderStatuses),
  words: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(maxTextLength)))
})

const noSuch = notFound("Такой заявки нет")

const findOpen = query<{ readonly id: number }>(
  "select id from diamond_orders where status not in ('completed', 'cancelled') order by id limit 500"
)

const listOpen = Effect.flatMap(findOpen, (rows) =>
  Effect.map(
    Effect.forEach(rows, ({ id }) => findDiamondOrder(id, null)),
    (orders) => orders.filter((order): order is DiamondOrder => order !== null)
  )
)

const advanceDiamondOrder = Effect.fn("advanceDiamondOrder")(function* (
  id: number,
  { message, status }: { readonly status: (typeof diamondOrderStatuses)[number]; readonly message: string | null }
) {
  yield* transaction(
    Effect.gen(function* () {
      const request = yield* lockDiamondOrder(id)
      if (request === null) return yield* noSuch
      if (request.status === status) return
      if (!nextStatuses(request.status).includes(status)) return yield* refuseCall(409, `Заявку уже не перевести: ${request.status}`)
      if (status === "cancelled" && message === null) return yield* refuseCall(422, refusalTexts.textMissing)
      yield* moveDiamondOrder(id, status, message)
    })
  )
  return (yield* findDiamondOrder(id, null)) ?? (yield* noSuch)
})

const readDiamondOrderFiles = Effect.fn("readDiamondOrderFiles")(function* (id: number) {
  if ((yield* findDiamondOrder(id, null)) === null) return yield* noSuch
  const files = yield* Files
  return yield* Effect.forEach(yield* findRequestFiles(id), (file) =>
    Effect.flatMap(Effect.orDie(files.read(file.id)), (bytes) =>
      bytes === null
        ? refuseCall(409, "Файл заявки пропал из хранилища")
        : Effect.succeed({ kind: file.kind, base64: Buffer.from(bytes).toString("base64") })
    )
  )
})

/** Operator endpoints for diamond requests (`npm run diamonds`); each change sends a letter. */
export const diamondOrderEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/diamond-orders", () => listOpen),
  operatorQuery("/internal/diamond-orders/:number{\\d{1,9}}/files", (parameter) => readDiamondOrderFiles(Number(parameter("number")))),
  operatorCommand(
    "/internal/diamond-orders/:number{\\d{1,9}}",
    { body: RequestBody, expected: `Статус: ${diamondOrderStatuses.join(", ")}, слова не длиннее ${maxTextLength} знаков`, bytes: 8192 },
    ({ status, words }, { parameter, publicUrl }) =>
      Effect.tap(
        advanceDiamondOrder(Number(parameter("number")), { status, message: trimmedOrNull(words) }),
        startDiamondOrderLetters(publicUrl)
      )
  )
]
