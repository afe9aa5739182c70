import { Effect } from "effect"
import { readCartId } from "../../domain/cart/read-cart-id.ts"
import type { Values } from "../../domain/form/form.ts"
import { unfinishedValues } from "../../forms/account-deletion.ts"
import { certificateTextValues } from "../../forms/certificate-text.ts"
import { resetLinkValues } from "../../forms/pass-new.ts"
import { checkResetLink, readUnfinished } from "../account/account.ts"
import { awaitVisitor } from "../account/visitor-ids.ts"
import { Api, type ApiError } from "../ports/api.ts"
import type { Identity } from "../ports/identity.ts"
import type { Vault } from "../ports/vault.ts"

type Reading = Effect.Effect<Values, ApiError, Api | Identity | Vault>

/** Text of a stone's certificate (CERT-006). */
const readCertificateText = Effect.fnUntraced(function* (values: Values) {
  const item = String(values["item"])
  const id = readCartId(item)?.product
  if (id === undefined) return {}
  yield* awaitVisitor()
  const { message, name } = yield* (yield* Api).call("diamonds.certificate", { params: { id } })
  return certificateTextValues({ item, name, message })
})

const programs: Readonly<Record<string, (values: Values) => Reading>> = {
  diamondWords: readCertificateText,
  passNew: () => Effect.map(checkResetLink(), resetLinkValues),
  accountDeletion: () => Effect.map(readUnfinished(), unfinishedValues)
}

export const readStored = ({ form, values }: { readonly form: string; readonly values: Values }): Reading =>
  programs[form]?.(values) ?? Effect.die(new Error(`the form "${form}" has no stored values`))
