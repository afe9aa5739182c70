import { Effect } from "effect"
import { readCartId } from "../../domain/cart/read-cart-id.ts"
import type { Values } from "../../domain/form/form.ts"
import { certificateTextValues } from "../../forms/certificate-text.ts"
import { awaitVisitor } from "../account/visitor-ids.ts"
import { Api, type ApiError } from "../ports/api.ts"
import type { Identity } from "../ports/identity.ts"

type Reading = Effect.Effect<Values, ApiError, Api | Identity>

/** Inscription of a stone's certificate (CERT-006). */
const readCertificateText = Effect.fnUntraced(function* (values: Values) {
  const item = String(values["item"])
  const id = readCartId(item)?.product
  if (id === undefined) return {}
  yield* awaitVisitor()
  const { message, name } = yield* (yield* Api).call("diamonds.certificate", { params: { id } })
  return certificateTextValues({ item, name, message })
})

const programs: Readonly<Record<string, (values: Values) => Reading>> = { diamondWords: readCertificateText }

export const readStored = ({ form, values }: { readonly form: string; readonly values: Values }): Reading =>
  programs[form]?.(values) ?? Effect.die(new Error(`the form "${form}" has no stored values`))
