import { Effect } from "effect"
import { readCertificateCode, readCertificateNumber, readPromotionCode } from "../../core/domain/orders/voucher-codes.ts"
import {
  maxCertificates,
  certificateBalanceText,
  noVouchers,
  promotionText,
  type Vouchers,
  wrongCertificate,
  wrongPromotion
} from "../../core/domain/orders/vouchers.ts"
import { currentSession } from "../platform/identity/caller.ts"
import { fingerprint, isSameSecret } from "../platform/identity/secrets.ts"
import { clearSlowedTries, type Pace, countSlowedTry } from "../account/slowed-tries.ts"
import { findOwnCart, openOwnCart } from "../cart/cart-owner.ts"
import { callerNetwork, countTry, revertTry, limits } from "../platform/api/limits.ts"
import { CallRefused, refuseCall, refusalTexts } from "../platform/api/refusal.ts"
import type { Handlers } from "../platform/api/served-calls.ts"
import { transaction } from "../platform/db/query.ts"
import {
  applyCertificate,
  applyPromotion,
  findCertificateByNumber,
  findPromotion,
  findVouchers,
  type HeldVouchers,
  removeCertificate
} from "./vouchers.ts"

type VoucherKey = Extract<keyof Handlers, `vouchers.${string}`>

export const voucherHandlers: Pick<Handlers, VoucherKey> = {
  "vouchers.list": () =>
    Effect.flatMap(findOwnCart, (cart) => (cart === null ? Effect.succeed(noVouchers) : Effect.map(findVouchers(cart), shown))),

  "vouchers.add": Effect.fn("vouchers.add")(function* ({ body: { certificateCode: code, voucher } }) {
    const { user } = yield* currentSession
    const certificate = readCertificateNumber(voucher)
    if (certificate === null) return yield* addPromotion(voucher, user.id)
    if (code === null) return yield* unfit({ certificateCode: "Введите код сертификата: он написан под номером" })
    const applied = yield* proveCertificate(voucher, code)
    if (applied.state !== "fits") return yield* unfit({ voucher: certificateBalanceText(applied) })
    return yield* changing((cart) =>
      Effect.gen(function* () {
        const { certificates } = yield* findVouchers(cart)
        if (certificates.length >= maxCertificates && !certificates.some((each) => each.number === certificate))
          return yield* unfit({ voucher: `За один заказ платят не больше чем ${maxCertificates} сертификатами` })
        yield* applyCertificate(cart, certificate)
      })
    )
  }),

  "vouchers.remove": Effect.fn("vouchers.remove")(function* ({ body: { certificate } }) {
    yield* countTry(limits.shopping, yield* callerNetwork)
    return yield* changing((cart) => (certificate === null ? applyPromotion(cart, null) : removeCertificate(cart, certificate)))
  }),

  "vouchers.balance": Effect.fn("vouchers.balance")(function* ({ body: { certificateCode: code, voucher } }) {
    const { amount, balance, ending, state, validUntil } = yield* proveCertificate(voucher, code)
    return { amount, balance, ending, state, validUntil }
  })
}

/** Limits only wrong attempts, because promotion codes are public. */
const addPromotion = Effect.fnUntraced(function* (typed: string, userId: number) {
  const network = yield* callerNetwork
  yield* countTry(limits.voucherFromNetwork, network)
  const code = readPromotionCode(typed)
  const promotion = code === null ? null : yield* findPromotion(code, userId)
  if (promotion === null) return yield* unfit({ voucher: wrongPromotion })
  yield* revertTry(limits.voucherFromNetwork, network)
  if (promotion.state !== "active") return yield* unfit({ voucher: promotionText(promotion) })
  return yield* changing((cart) => applyPromotion(cart, promotion.id))
})

/**
 * Limits attempts by network and, with growing delays, by number within the network, even one that does not exist; a right code resets the limits.
 * Others' attempts do not delay the owner: the code is too long to be guessed from many networks.
 */
const proveCertificate = Effect.fnUntraced(function* (typedNumber: string, typedCode: string) {
  const network = yield* callerNetwork
  yield* countTry(limits.voucherFromNetwork, network)
  const [number, code] = [readCertificateNumber(typedNumber), readCertificateCode(typedCode)]
  if (number === null || code === null) return yield* unfit({ certificateCode: wrongCertificate })
  const key = fingerprint(`certificate ${number} ${network}`)
  const wait = yield* countSlowedTry(key, pace)
  if (wait !== null) return yield* tooOften(wait.secondsLeft)
  const issued = yield* findCertificateByNumber(number)
  if (issued === null || !isSameSecret(issued.code, code)) return yield* unfit({ certificateCode: wrongCertificate })
  yield* clearSlowedTries(key)
  yield* revertTry(limits.voucherFromNetwork, network)
  return issued
})

const pace: Pace = { free: 5, first: 30, longest: 60 * 60 }

const changing = <E, R>(change: (cart: number) => Effect.Effect<void, E, R>) =>
  transaction(
    Effect.gen(function* () {
      const { cart } = yield* openOwnCart
      yield* change(cart)
      return shown(yield* findVouchers(cart))
    })
  )

const shown = ({ certificates, promotion }: HeldVouchers): Vouchers => ({
  promotion,
  certificates: certificates.map(({ balance, ending, id, state, validUntil }) => ({ balance, ending, id, state, validUntil }))
})

const unfit = (errors: Readonly<Record<string, string>>) => refuseCall(422, refusalTexts.unfit, errors)

const tooOften = (retryAfterSeconds: number) =>
  Effect.fail(
    new CallRefused({ status: 429, message: "Слишком много попыток с этим сертификатом. Попробуйте позже", errors: {}, retryAfterSeconds })
  )
