import { Effect } from "effect"
import { diamondOrdersPageSize } from "../../core/domain/catalogue/page-sizes.ts"
import { canCancelRequest, wishBounds } from "../../core/domain/diamond-orders/diamond-order.ts"
import { dayAfter } from "../../core/domain/text/day-after.ts"
import { documentTexts } from "../../core/domain/files/document-files.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { lockOpenUser } from "../account/own-account.ts"
import { countTry, limits } from "../platform/api/limits.ts"
import { notFound, refusalTexts, refuseCall, unfitField } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { transaction } from "../platform/db/query.ts"
import { today } from "../platform/today.ts"
import { checkDocument } from "../platform/files/check-document.ts"
import { receiveFiles } from "../platform/uploads/incoming-files.ts"
import { findUploads, storeDocument, claimUploads } from "../platform/uploads/stored-files.ts"
import { refuseDocument, refuseFiles } from "../platform/uploads/refuse-files.ts"
import {
  addDiamondOrder,
  findDiamondOrder,
  findDiamondOrders,
  findSameRequest,
  lockDiamondOrder,
  moveDiamondOrder
} from "./diamond-orders.ts"
import { startDiamondOrderLetters } from "./diamond-order-letters.ts"

type Key = Extract<keyof Handlers, `diamondOrders.${string}`>

/** API-049 … API-051. */
export const diamondOrderHandlers = (publicUrl: string): Pick<Handlers, Key> => ({
  "diamondOrders.list": Effect.fn("diamondOrders.list")(function* ({
    query: { limit: pageSize = diamondOrdersPageSize, order, page = 1 }
  }) {
    const { user } = yield* currentSession
    const { items, total } = yield* findDiamondOrders({ userId: user.id, isOldestFirst: order === "asc", page, pageSize })
    const pages = Math.max(1, Math.ceil(total / pageSize))
    if (page > pages) return yield* notFound("Такой страницы нет")
    return { items, total, page, pages }
  }),

  "diamondOrders.one": Effect.fn("diamondOrders.one")(function* ({ params: { id } }) {
    const { user } = yield* currentSession
    return (yield* findDiamondOrder(id, user.id)) ?? (yield* noSuchRequest)
  }),

  "diamondOrders.addFiles": Effect.fn("diamondOrders.addFiles")(function* () {
    const { isOperator, user } = yield* currentSession
    if (isOperator) return yield* notTheOperator
    yield* countTry(limits.diamondOrderFile, String(user.id))
    const ids = yield* Effect.scoped(
      Effect.gen(function* () {
        const received = yield* receiveFiles({ field: "file[]", maxFiles: wishBounds.files.most, maxBytes: wishBounds.files.maxBytes })
        const documents = yield* Effect.forEach(received, checkDocument)
        return yield* Effect.forEach(documents, (document, index) =>
          Effect.orDie(
            storeDocument({ userId: user.id, purpose: "diamondOrder" }, document, received[index]?.bytes ?? document.bytes.length)
          )
        )
      })
    ).pipe(Effect.catchTags({ FilesUnfit: refuseFiles("files", wishBounds.files.most), DocumentUnfit: refuseDocument("files") }))
    return { ids }
  }),

  "diamondOrders.ask": Effect.fn("diamondOrders.ask")(function* ({ body }) {
    const { isOperator, user } = yield* currentSession
    if (isOperator) return yield* notTheOperator
    yield* countTry(limits.diamondOrder, String(user.id))
    if (body.wishedOn !== null) yield* checkWishedDay(body.wishedOn)
    const id = yield* transaction(
      Effect.gen(function* () {
        yield* lockOpenUser(user.id)
        const same = yield* findSameRequest(user.id, body)
        if (same !== null) return same
        const uploads = yield* findUploads({ userId: user.id, purpose: "diamondOrder" }, [...new Set(body.files)])
        if (uploads.includes(null)) return yield* refuseCall(409, documentTexts.gone, { files: documentTexts.gone })
        const total = uploads.reduce((sum, upload) => sum + (upload?.bytes ?? 0), 0)
        if (total > wishBounds.files.maxBytes) return yield* unfitField("files", documentTexts.heavy)
        yield* claimUploads(body.files)
        return yield* addDiamondOrder(user.id, body)
      })
    )
    yield* startDiamondOrderLetters(publicUrl)
    return (yield* findDiamondOrder(id, user.id)) ?? (yield* noSuchRequest)
  }),

  "diamondOrders.cancel": Effect.fn("diamondOrders.cancel")(function* ({ params: { id } }) {
    const { user } = yield* currentSession
    yield* countTry(limits.diamondOrder, String(user.id))
    yield* transaction(
      Effect.gen(function* () {
        const request = yield* lockDiamondOrder(id)
        if (request?.userId !== user.id) return yield* noSuchRequest
        if (request.status === "cancelled") return
        if (!canCancelRequest(request.status)) return yield* refuseCall(409, "Камень уже заказан: чтобы отменить заявку, позвоните нам")
        yield* moveDiamondOrder(id, "cancelled", null)
      })
    )
    yield* startDiamondOrderLetters(publicUrl)
    return (yield* findDiamondOrder(id, user.id)) ?? (yield* noSuchRequest)
  })
})

const checkWishedDay = Effect.fnUntraced(function* (day: string) {
  const firstDay = yield* today
  if (day < firstDay) return yield* unfitField("wishedOn", refusalTexts.pastDay)
  if (day > dayAfter(firstDay, 365 * wishBounds.yearsAhead))
    return yield* unfitField("wishedOn", `Выберите день не дальше чем через ${wishBounds.yearsAhead} года`)
})

const noSuchRequest = notFound("Такой заявки нет")

const notTheOperator = refuseCall(403, "Заявку отправляет только сам покупатель")
