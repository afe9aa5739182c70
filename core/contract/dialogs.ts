import { Option, Schema, Struct } from "effect"
import { EngravingPlace, EngravingWish } from "../domain/engraving/engraving-schema.ts"
import { KeptAddress } from "../domain/postal/address-schema.ts"
import { careKinds } from "../domain/orders/care-kinds.ts"
import type { FormName } from "../domain/form/form.ts"
import { marked, personal, plain } from "../domain/schema/privacy.ts"
import { visitKinds } from "../domain/visits/visit-hours.ts"

/** What a dialog is given when it is opened; none of it may be a secret. */
const nothing = Schema.Struct({})
const words = { title: plain(Schema.String), paragraphs: Schema.Array(plain(Schema.String)) }
/** The address that was typed into another form of the account. */
const typed = { email: Schema.optionalKey(personal(Schema.String)) }
/** Whether a login that succeeds leads to the profile (FORM-007). */
const sign = {
  ...typed,
  redirect: Schema.optionalKey(Schema.Boolean),
  /** Tells whether it was asked for on the way to the checkout, which goes on after it. */
  toCheckout: Schema.optionalKey(Schema.Boolean)
}
/** What is ordered of a product, and whether it is there to be sent; the comment is built from it (QO-009, QO-013, QO-014). */
export const Ordered = Schema.Struct({
  id: Schema.Int,
  name: plain(Schema.String),
  isReady: Schema.Boolean,
  link: plain(Schema.String),
  comment: plain(Schema.String)
})
export type Ordered = typeof Ordered.Type
/** What is to be looked at, where and when, and the same in words. */
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
/** An address outside the shop that may be opened; nothing but http and https is (NAV-012). */
const WebAddress = plain(Schema.String.check(Schema.isPattern(/^https?:\/\/[^/?#\\]/i)))

/** An address of the shop itself. */
const ShopPath = plain(Schema.String.check(Schema.isPattern(/^\/(?![/\\])/)))

/** The stones of a piece as its table shows them (DLG-018). */
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

/** Every dialog by its key, with the shape of its props (DLG-006 … DLG-042). */
const reviewed = { order: Schema.Int, position: Schema.Int, name: plain(Schema.String) }

export const dialogProps = marked({
  login: Schema.Struct({ ...sign, notice: Schema.optionalKey(plain(Schema.String)) }),
  registration: Schema.Struct(sign),
  passRecovery: Schema.Struct(typed),
  passNew: nothing,
  /** `isBrief`: it closes itself after a while (LIM-032). `action` is the dialog that its button opens. */
  info: Schema.Struct({
    title: plain(Schema.String),
    text: plain(Schema.String),
    isBrief: Schema.optionalKey(Schema.Boolean),
    action: Schema.optionalKey(Schema.Struct({ key: Schema.Literals(["login", "passRecovery"]), label: plain(Schema.String) }))
  }),
  OrderModal: Ordered,
  orderDiamond: Ordered,
  orderJewelry: Ordered,
  /** The number under which it is known. */
  orderSuccess: Schema.Struct({ number: Schema.Int }),
  aboutProduct: Schema.Struct(words),
  frameDescription: Schema.Struct(words),
  ringSize: nothing,
  constText: Schema.Struct(words),
  inserts: Schema.Struct({ stones: Stones }),
  "inserts-markup": nothing,
  useCertificate: nothing,
  termsCertificate: nothing,
  cartCertificateInfo: nothing,
  /** The line of a stone, and what it is called and said with it now. */
  cartCertificateDiamond: Schema.Struct({ item: plain(Schema.String), name: personal(Schema.String), message: personal(Schema.String) }),
  /** The line of a piece, what it is called, where it can be engraved, and what is engraved on it now. */
  engraving: Schema.Struct({
    item: plain(Schema.String),
    name: plain(Schema.String),
    places: Schema.Array(EngravingPlace),
    engraving: Schema.NullOr(EngravingWish)
  }),
  /** A certificate that is to be signed: its line, in the cart (`yes`) or to be, and what it is signed with now. */
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
  changePassword: nothing,
  changePass: nothing,
  orderCancel: Schema.Struct({ id: Schema.Int, name: plain(Schema.String) }),
  /** An order with its things: what can be done with each, and with how many of it; a gift is one that is still to be sent. */
  orderCare: Schema.Struct({
    id: Schema.Int,
    name: plain(Schema.String),
    lines: Schema.Array(
      Schema.Struct({
        position: Schema.Int,
        name: plain(Schema.String),
        quantity: Schema.Int,
        kinds: Schema.Array(Schema.Literals(careKinds)),
        isGift: Schema.Boolean
      })
    )
  }),
  /** A thing of an order, to be reviewed, and its review, to be taken back. */
  review: Schema.Struct(reviewed),
  reviewRemoval: Schema.Struct(reviewed),
  /** The address that is to be changed; without one it adds one. */
  address: Schema.Struct({ address: Schema.optionalKey(KeptAddress) }),
  /** A promotion or a gift certificate at the checkout; what is left on a certificate. */
  voucher: nothing,
  giftBalance: nothing,
  addressDel: Schema.Struct({ address: KeptAddress }),
  deliveryRules: nothing,
  rulesPoint: nothing,
  externalLink: Schema.Struct({ url: WebAddress }),
  exclusive: Schema.Struct({ name: Schema.optionalKey(plain(Schema.String)), code: Schema.optionalKey(plain(Schema.String)) }),
  contactUs: nothing,
  visit: VisitWish,
  diamondOrder: nothing,
  diamondOrderCancel: Schema.Struct({ id: Schema.Int, name: plain(Schema.String) }),
  visitCancel: Schema.Struct({ id: Schema.Int, name: plain(Schema.String) }),
  /** The frame that was taken, how many stones stand in it, and where they are chosen. */
  constructorDiamondStart: Schema.Struct({ frame: plain(Schema.String), stonesCount: Schema.Int, to: ShopPath }),
  /** A piece that was put together: what it is in a cart, of what it is made, and what an order says of it. */
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

/** A dialog with its props. */
export type Dialog = { readonly [K in DialogKey]: { readonly key: K; readonly props: DialogProps<K> } }[DialogKey]

/** Keys of all dialogs. */
export const dialogKeys: ReadonlyArray<DialogKey> = Struct.keys(dialogProps)

/** The form that a dialog holds. Two keys may share one (DLG-032). */
export const dialogForms: { readonly [K in DialogKey]?: FormName } = {
  login: "login",
  registration: "registration",
  passRecovery: "passRecovery",
  passNew: "passNew",
  OrderModal: "order",
  orderDiamond: "order",
  orderJewelry: "order",
  cartCertificateDiamond: "diamondWords",
  engraving: "engraving",
  cartGift: "gift",
  address: "address",
  visit: "visit",
  orderCare: "care",
  review: "review",
  reviewRemoval: "reviewRemoval",
  passportAdd: "passport",
  passportChange: "passportChange",
  diamondOrder: "diamondOrder",
  voucher: "voucher",
  giftBalance: "giftBalance",
  changePassword: "changePassword",
  changePass: "changePassword"
}

/** Reads a key and props as a dialog: `undefined` for an unknown key (DLG-005) and for props that do not fit. */
export const dialogOf = (key: string, props: unknown): Dialog | undefined => {
  if (!isKey(key)) return undefined
  const schema: Schema.Codec<unknown, unknown> = dialogProps[key]
  const fit = Schema.decodeUnknownOption(schema)(props)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what fits the schema of a key are its props, which a union cannot say
  return Option.isSome(fit) ? ({ key, props: fit.value } as Dialog) : undefined
}

const isKey = (key: string): key is DialogKey => Object.hasOwn(dialogProps, key)
