import { Effect } from "effect"
import type { Values } from "../../domain/form/form.ts"
import type { Vouchers } from "../../domain/orders/vouchers.ts"
import { isOfCertificate } from "../../forms/vouchers.ts"
import { Api, type ApiError } from "../ports/api.ts"
import { Vault } from "../ports/vault.ts"

/** The certificate code comes from the vault and is not in the response. A promotion typed over a certificate leaves the code there unsent. */
export const addVoucher = Effect.fnUntraced(function* (values: Values) {
  const certificateCode = isOfCertificate(values) ? yield* typedCode("voucher") : ""
  return yield* (yield* Api).call("vouchers.add", {
    body: { voucher: textOf(values["voucher"]), certificateCode: certificateCode || null }
  })
})

export const checkBalance = Effect.fnUntraced(function* ({ voucher }: Values) {
  return yield* (yield* Api).call("vouchers.balance", {
    body: { voucher: textOf(voucher), certificateCode: yield* typedCode("giftBalance") }
  })
})

/** Removes a certificate by id, or with `null` the promotion. */
export const removeVoucher = Effect.fnUntraced(function* ({
  certificate
}: {
  readonly certificate: number | null
}): Effect.fn.Return<Vouchers, ApiError, Api> {
  return yield* (yield* Api).call("vouchers.remove", { body: { certificate } })
})

const textOf = (value: unknown): string => String(value).trim()

const typedCode = (form: string) =>
  Effect.gen(function* () {
    return ((yield* (yield* Vault).read(form, "certificateCode")) ?? "").trim()
  })
