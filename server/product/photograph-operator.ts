import { Effect, Schema } from "effect"
import { photographFaultText, photographLimits } from "../../core/domain/gallery/photograph.ts"
import { metalColorNames } from "../../core/domain/product/jewelry-text.ts"
import { notFound, refuseCall } from "../platform/api/refusal.ts"
import { transaction } from "../platform/db/query.ts"
import { operatorCommand, type OperatorEndpoint, operatorFile, operatorQuery } from "../platform/http/operator-endpoint.ts"
import { type FileUnfit, receiveFile } from "../platform/uploads/incoming-file.ts"
import { drawPhotograph } from "./draw-photograph.ts"
import { storePhotograph } from "./photograph-storage.ts"
import { findPhotographedProducts, findUnready, fitsLists, listPhotographs, usePhotographs } from "./photographs.ts"

const Chosen = Schema.Struct({
  photographs: Schema.Array(Schema.String.check(Schema.isPattern(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/))).check(
    Schema.isMaxLength(photographLimits.most)
  )
})

/** Refuses the code of a piece in several metals, because a photograph shows one. */
const findThing = Effect.fnUntraced(function* (article: string) {
  const things = yield* findPhotographedProducts(article)
  const [thing] = things
  if (thing === undefined) return yield* notFound(`Артикула ${article} в магазине нет`)
  if (things.length === 1) return thing
  const codes = things.map(({ code, metalColor }) => (metalColor === null ? code : `${code} (${metalColorNames[metalColor]} металл)`))
  return yield* refuseCall(409, `У артикула ${article} несколько металлов, назовите артикул варианта: ${codes.join(", ")}`)
})

const receive = Effect.scoped(Effect.flatMap(receiveFile(photographLimits.maxBytes), drawPhotograph)).pipe(
  Effect.catchTags({
    PhotographUnfit: ({ fault }) => refuseCall(422, photographFaultText(fault)),
    FileUnfit: ({ fault }: FileUnfit) => refuseCall(422, photographFaultText({ code: fault }))
  }),
  Effect.flatMap((drawn) =>
    Effect.map(
      Effect.catchTag(storePhotograph(drawn), "FilesFailed", () => refuseCall(503, "Хранилище файлов не отвечает: попробуйте ещё раз")),
      (photograph) => ({ photograph, unfitForLists: drawn.unfitForLists === null ? null : photographFaultText(drawn.unfitForLists) })
    )
  )
)

const firstUnfit = "Первая фотография стоит в списках: её фон должен быть светлым и ровным"

/** Shows photographs that were sent before with an article, in the given order; without any, its drawn pictures return. */
const choosePhotographs = Effect.fn("choosePhotographs")(function* (article: string, ids: ReadonlyArray<string>) {
  return yield* transaction(
    Effect.gen(function* () {
      const { metalColor, name, ...thing } = yield* findThing(article)
      const unready = yield* findUnready(ids)
      if (unready !== -1) return yield* refuseCall(409, `Фотографии ${unready + 1} уже нет: отправьте файлы ещё раз`)
      const [first] = ids
      if (first !== undefined && !(yield* fitsLists(first))) return yield* refuseCall(409, firstUnfit)
      const before = yield* usePhotographs({ article: thing.article, metalColor, name }, ids)
      return { article: thing.article, metalColor, name, before, count: ids.length }
    })
  )
})

const one = "/internal/photographs/:article{[\\w-]{1,20}}"

/** Operator endpoints for the owner's photographs (`npm run photos`). */
export const photographEndpoints: ReadonlyArray<OperatorEndpoint> = [
  operatorQuery("/internal/photographs", () => listPhotographs),
  operatorQuery(one, (parameter) =>
    Effect.map(findThing(parameter("article")), ({ article, metalColor, name }) => ({ article, metalColor, name }))
  ),
  operatorFile("/internal/photograph-files", () => receive),
  operatorCommand(
    one,
    { body: Chosen, expected: `Не больше ${photographLimits.most} фотографий`, bytes: 8192 },
    ({ photographs }, { parameter }) => choosePhotographs(parameter("article"), photographs)
  )
]
