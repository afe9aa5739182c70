import { Option, Schema, Struct } from "effect"
import { EngravingPlace, EngravingWish } from "../domain/engraving/engraving-schema.ts"
import { SavedAddress } from "../domain/postal/address-schema.ts"
import { careKinds } from "../domain/orders/care-kinds.ts"
import { marked, personal, plain } from "../domain/schema/privacy.ts"
import { SizedSubject } from "../domain/true-size/subject-schema.ts"
import { destinationOf } from "../domain/url/place.ts"
import { visitKinds } from "../domain/visits/visit-hours.ts"

const nothing = Schema.Struct({})
const textProps = { title: plain(Schema.String), paragraphs: Schema.Array(plain(Schema.String)) }
/** Typed into another form. */
const typed = { email: Schema.optionalKey(personal(Schema.String)) }
/** `redirect`: login leads to the profile (FORM-007). */
const sign = {
  ...typed,
  redirect: Schema.optionalKey(Schema.Boolean),
  /** Login on the way to the checkout. */
  toCheckout: Schema.optionalKey(Schema.Boolean)
}
/** Product of a quick order with the prepared comment (QO-009, QO-013, QO-014). `details`: metal and size of a piece, grades of a stone. */
export const Ordered = Schema.Struct({
  id: Schema.Int,
  name: plain(Schema.String),
  details: Schema.optionalKey(plain(Schema.String)),
  isReady: Schema.Boolean,
  link: plain(Schema.String),
  comment: plain(Schema.String)
})
export type Ordered = typeof Ordered.Type
export const VisitWish = Schema.Struct({
  thing: plain(Schema.String),
  place: Schema.Int,
  day: plain(Schema.String),
  hour: Schema.Int,
  kind: Schema.Literals(visitKinds),
  name: plain(Schema.String),
  where: plain(Schema.String)
})
export type VisitWish = typeof VisitWish.Type
/** External http or https address (NAV-012). */
const WebAddress = plain(Schema.String.check(Schema.makeFilter((url) => destinationOf(url) === "outside")))

const ShopPath = plain(Schema.String.check(Schema.isPattern(/^\/(?![/\\])/)))

/** DLG-018. */
const Stones = Schema.Array(
  Schema.Struct({
    type: plain(Schema.String),
    quantity: Schema.Int,
    shape: plain(Schema.String),
    weight: Schema.NullOr(Schema.Number),
    color: Schema.NullOr(plain(Schema.String)),
    clarity: Schema.NullOr(plain(Schema.String))
  })
)

const reviewed = { order: Schema.Int, position: Schema.Int, name: plain(Schema.String) }

/** Props by dialog key (DLG-006 … DLG-042). They must not contain secrets. */
export const dialogProps = marked({
  login: Schema.Struct({ ...sign, notice: Schema.optionalKey(plain(Schema.String)) }),
  registration: Schema.Struct(sign),
  passRecovery: Schema.Struct(typed),
  passNew: nothing,
  /** `isBrief`: closes itself after a delay (LIM-032). `action`: dialog that the button opens. */
  info: Schema.Struct({
    title: plain(Schema.String),
    text: plain(Schema.String),
    isBrief: Schema.optionalKey(Schema.Boolean),
    action: Schema.optionalKey(Schema.Struct({ key: Schema.Literals(["login", "passRecovery"]), label: plain(Schema.String) }))
  }),
  OrderModal: Ordered,
  orderDiamond: Ordered,
  orderJewelry: Ordered,
  orderSuccess: Schema.Struct({ number: Schema.Int }),
  aboutProduct: Schema.Struct(textProps),
  frameDescription: Schema.Struct(textProps),
  ringSize: nothing,
  constText: Schema.Struct(textProps),
  trueSize: SizedSubject,
  inserts: Schema.Struct({ stones: Stones }),
  "inserts-markup": nothing,
  useCertificate: nothing,
  termsCertificate: nothing,
  cartCertificateInfo: nothing,
  cartCertificateDiamond: Schema.Struct({ item: plain(Schema.String), name: personal(Schema.String), message: personal(Schema.String) }),
  /** Piece line, with its places and current engraving. */
  engraving: Schema.Struct({
    item: plain(Schema.String),
    name: plain(Schema.String),
    places: Schema.Array(EngravingPlace),
    engraving: Schema.NullOr(EngravingWish)
  }),
  /** Certificate line with its texts. */
  cartGift: Schema.Struct({
    item: plain(Schema.String),
    design: plain(Schema.String),
    quantity: plain(Schema.String),
    isInCart: Schema.Literals(["yes", ""]),
    recipient: personal(Schema.String),
    sender: personal(Schema.String),
    words: personal(Schema.String),
    way: Schema.Literals(["email", "card"]),
    email: personal(Schema.String),
    sendOn: personal(Schema.String)
  }),
  cartAdd: Schema.Struct({ name: plain(Schema.String), isEngraved: Schema.optionalKey(Schema.Boolean) }),
  cartDeleteAllConfirmation: nothing,
  cartNotAvailableItems: Schema.Struct({ codes: Schema.Array(plain(Schema.String)) }),
  wishlistClearConfirmation: nothing,
  passportInfo: nothing,
  passportAdd: nothing,
  passportChange: nothing,
  /** `place` counts from 1; `url` grants no access by itself. */
  passportFile: Schema.Struct({ place: Schema.Int, url: ShopPath }),
  changePassword: nothing,
  changePass: nothing,
  accountDeletion: nothing,
  orderCancel: Schema.Struct({ id: Schema.Int, name: plain(Schema.String), isPaid: Schema.Boolean }),
  /** Care requests and quantities by line; `isGift` for a gift not sent yet. */
  orderCare: Schema.Struct({
    id: Schema.Int,
    name: plain(Schema.String),
    lines: Schema.Array(
      Schema.Struct({
        position: Schema.Int,
        name: plain(Schema.String),
        /** Name on a gift. */
        recipient: Schema.optionalKey(personal(Schema.String)),
        quantity: Schema.Int,
        kinds: Schema.Array(Schema.Literals(careKinds)),
        isGift: Schema.Boolean
      })
    )
  }),
  review: Schema.Struct(reviewed),
  reviewRemoval: Schema.Struct(reviewed),
  /** Omitted for a new address. */
  address: Schema.Struct({ address: Schema.optionalKey(SavedAddress) }),
  /** `voucher`: promotion code or gift certificate. */
  voucher: nothing,
  giftBalance: nothing,
  addressDel: Schema.Struct({ address: SavedAddress }),
  deliveryRules: nothing,
  rulesPoint: nothing,
  externalLink: Schema.Struct({ url: WebAddress }),
  exclusive: Schema.Struct({ name: Schema.optionalKey(plain(Schema.String)), code: Schema.optionalKey(plain(Schema.String)) }),
  contactUs: nothing,
  visit: VisitWish,
  /** Article of the stone. */
  priceAlert: Schema.Struct({ code: plain(Schema.String), name: plain(Schema.String) }),
  diamondOrder: nothing,
  diamondOrderCancel: Schema.Struct({ id: Schema.Int, name: plain(Schema.String) }),
  alertEnd: Schema.Struct({ id: Schema.Int, name: plain(Schema.String) }),
  /** `isConfirmed`: the item is set aside for the day of the visit. */
  visitCancel: Schema.Struct({ id: Schema.Int, name: plain(Schema.String), isConfirmed: Schema.Boolean }),
  /** `to`: path where the stones are chosen. */
  constructorDiamondStart: Schema.Struct({ frame: plain(Schema.String), stonesCount: Schema.Int, to: ShopPath }),
  constructorJewelryLast: Schema.Struct({
    item: plain(Schema.String),
    name: plain(Schema.String),
    price: Schema.Int,
    parts: Schema.Array(Schema.Struct({ name: plain(Schema.String), about: plain(Schema.String), price: Schema.Int })),
    order: Ordered
  })
})

export type DialogKey = keyof typeof dialogProps
export type DialogProps<K extends DialogKey> = (typeof dialogProps)[K]["Type"]

export type Dialog<Keys extends DialogKey = DialogKey> = {
  readonly [K in Keys]: { readonly key: K; readonly props: DialogProps<K> }
}[Keys]

export const dialogKeys: ReadonlyArray<DialogKey> = Struct.keys(dialogProps)

/** Returns `undefined` for an unknown key (DLG-005) or invalid props. */
export const dialogOf = (key: string, props: unknown): Dialog | undefined => {
  if (!isKey(key)) return undefined
  const schema: Schema.Codec<unknown, unknown> = dialogProps[key]
  const fit = Schema.decodeUnknownOption(schema)(props)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what fits the schema of a key are its props, which a union cannot say
  return Option.isSome(fit) ? ({ key, props: fit.value } as Dialog) : undefined
}

const isKey = (key: string): key is DialogKey => Object.hasOwn(dialogProps, key)
