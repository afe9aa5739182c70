import { Option, Schema } from "effect"
import type { Dialog, DialogProps } from "../contract/dialogs.ts"
import { CertificateText, certificateTextFields } from "../contract/certificate-text.ts"
import { maxDiamondMessageLength, maxDiamondNameLength } from "../domain/content/shop-rules.ts"
import { readCartId } from "../domain/cart/read-cart-id.ts"
import type { Values } from "../domain/form/form.ts"
import { checkBy, trimText } from "./check-by.ts"
import { infoDialog, formCall, type ShopForm, showRefusal, unsavedText } from "./shop-form.ts"

const check = checkBy(Schema.Struct(certificateTextFields))

const title = "Имя камня и послание"
const saved = infoDialog({ title, text: "Сохранили. Они появятся на сертификате камня.", isBrief: true })
const removed = infoDialog({ title, text: "Убрали. На сертификате камня их не будет.", isBrief: true })

const decodeText = Schema.decodeUnknownOption(CertificateText)
const confirmed = (answer: unknown): Dialog | undefined => {
  const text = decodeText(answer)
  return Option.isSome(text) && text.value.name === "" && text.value.message === "" ? removed() : saved()
}

/** Shown until the stored values are loaded (CERT-006). */
export const certificateTextValues = ({ item, message, name }: DialogProps<"cartCertificateDiamond">): Values => ({
  item,
  name,
  message,
  keptName: name,
  keptMessage: message
})

/** CERT-009 to CERT-011; `item` is the cart line. */
export const certificateTextForm = {
  name: "diamondWords",
  /** CERT-007. */
  sentBy: formCall(
    "diamonds.saveCertificate",
    (values) => ({ params: { id: readCartId(trimText(values["item"]))?.product ?? 0 }, body: certificateTextBody(values) }),
    { needsVisitor: true }
  ),
  dialogs: { cartCertificateDiamond: certificateTextValues },
  isDrafted: true,
  after: confirmed,
  isSentLater: true,
  isStored: true,
  subject: "item",
  fields: [
    {
      name: "name",
      label: "Имя",
      kind: "text",
      privacy: "personal",
      isCounted: true,
      counts: maxDiamondNameLength,
      autocomplete: "off",
      follows: "keptName"
    },
    {
      name: "message",
      label: "Послание",
      kind: "lines",
      privacy: "personal",
      isCounted: true,
      counts: maxDiamondMessageLength,
      autocomplete: "off",
      follows: "keptMessage"
    },
    { name: "item", label: "", kind: "given", privacy: "plain" },
    { name: "keptName", label: "", kind: "given", privacy: "personal" },
    { name: "keptMessage", label: "", kind: "given", privacy: "personal" }
  ],
  check: (values) => check(certificateTextBody(values)),
  judge: () => ({}),
  /** ERRC-034. */
  refused: showRefusal(unsavedText)
} satisfies ShopForm

export const certificateTextBody = (values: Values) => ({ name: trimText(values["name"]), message: trimText(values["message"]) })
