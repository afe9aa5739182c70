import { Option, Schema } from "effect"
import { type Dialog, type DialogProps, dialogOf } from "../contract/dialogs.ts"
import {
  type Engraving,
  engravingFontNames,
  engravingFonts,
  engravingSideNames,
  type EngravingPlace,
  engravingSides
} from "../domain/engraving/engraving.ts"
import { EngravingPlace as Place } from "../domain/engraving/engraving-schema.ts"
import { engravedText, wrongEngraving } from "../domain/engraving/letters.ts"
import { fieldTexts } from "../domain/form/field-rules.ts"
import type { Values } from "../domain/form/form.ts"
import { infoDialog, formCall, type ShopForm, unsavedText } from "./shop-form.ts"

const added = (answer: unknown): Dialog | undefined => {
  const taken = Schema.decodeUnknownOption(Schema.Struct({ name: Schema.String, isAdded: Schema.Boolean }))(answer)
  if (Option.isNone(taken)) return saved()
  const { isAdded, name } = taken.value
  if (isAdded) return dialogOf("cartAdd", { name, isEngraved: true })
  return name === "" ? removed() : saved()
}
const removed = infoDialog({ title: "Гравировка", text: "Убрали. Изделие осталось в корзине без гравировки.", isBrief: true })
const saved = infoDialog({ title: "Гравировка", text: "Сохранили. Она стоит в корзине рядом с изделием.", isBrief: true })

export const engravingValues = ({ engraving, item, places }: DialogProps<"engraving">): Values => ({
  item,
  places: JSON.stringify(places),
  isThere: engraving !== null,
  side: engraving?.side ?? places[0]?.side ?? "",
  font: engraving?.font ?? "plain",
  text: engraving?.text ?? ""
})

/** An empty text removes the engraving. */
export const engravingForm = {
  name: "engraving",
  sentBy: formCall("cart.engrave", (values) => ({ body: engravingBody(values) }), { needsVisitor: true }),
  dialogs: { engraving: engravingValues },
  after: added,
  isSentLater: true,
  subject: "item",
  fields: [
    {
      name: "side",
      label: "Место",
      kind: "choice",
      privacy: "plain",
      options: engravingSides.map((value) => ({ value, label: engravingSideNames[value] }))
    },
    {
      name: "font",
      label: "Шрифт",
      kind: "choice",
      privacy: "plain",
      options: engravingFonts.map((value) => ({ value, label: engravingFontNames[value] }))
    },
    { name: "text", label: "Надпись", kind: "text", privacy: "personal", isRequired: true, most: 300, autocomplete: "off" },
    { name: "item", label: "", kind: "given", privacy: "plain" },
    { name: "places", label: "", kind: "given", privacy: "plain" },
    { name: "isThere", label: "", kind: "given", privacy: "plain" }
  ],
  check: (values) => {
    if (engravedText(textIn(values)) === "") return values["isThere"] === true ? {} : { text: fieldTexts.required }
    const wrong = wrongEngraving(engravingIn(values), engravingPlaceOf(values))
    return wrong === null ? {} : { text: wrong }
  },
  judge: () => ({}),
  refused: (refusal) => {
    const errors = refusal._tag === "Refused" ? refusal.errors : {}
    if (errors["text"] !== undefined) return { banner: null, errors }
    return { banner: refusal._tag === "Refused" ? refusal.message : unsavedText, errors: {} }
  }
} satisfies ShopForm

export const engravingIn = (values: Values): Engraving => ({
  side: engravingSides.find((side) => side === values["side"]) ?? "inside",
  font: engravingFonts.find((font) => font === values["font"]) ?? "plain",
  text: textIn(values)
})

export const engravingPlaceOf = (values: Values): EngravingPlace | undefined =>
  placesIn(values["places"]).find(({ side }) => side === values["side"])

/** `null` removes the engraving. */
export const engravingBody = (values: Values) => ({
  id: String(values["item"]),
  engraving: engravedText(textIn(values)) === "" ? null : engravingIn(values)
})

const textIn = ({ text }: Values): string => (typeof text === "string" ? text : "")

const decodePlaces = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(Place)))
const placesIn = (stored: unknown): ReadonlyArray<EngravingPlace> => Option.getOrElse(decodePlaces(stored), () => [])
