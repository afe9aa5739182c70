import { Schema } from "effect"
import type { AnyEventObject } from "xstate"
import { dialogKeys, dialogProps } from "../core/contract/dialogs.ts"
import { User } from "../core/contract/session.ts"
import { wishlistTypes } from "../core/domain/favourites/wishlist.ts"
import type { Field } from "../core/domain/form/form.ts"
import { forms } from "../core/forms/every-form.ts"
import { routes } from "../core/routes/table.ts"
import { samplesOf } from "./samples.ts"

/** Example events of a type, generated from payload schemas. */
export const suggestionsFor = (machine: string, type: string): ReadonlyArray<AnyEventObject> => {
  const fields = formFields[type]?.(formOf(machine))
  const payloads = fields ?? (type in payloadSchemas ? samplesOf(payloadSchemas[type as keyof typeof payloadSchemas]) : dialogs(type))
  return payloads.map((payload) => ({ type, ...(payload as object) }))
}

const some = (...examples: ReadonlyArray<string>) => Schema.String.annotate({ examples })
const Point = Schema.Struct({ x: Schema.Number, y: Schema.Number })
const items = some("jewelry", "clients")
const addresses = routes.flatMap(({ pattern }) => (pattern.includes("{") ? [] : [pattern]))
const Place = Schema.Struct({ path: some(...addresses), search: some(""), index: Schema.Int })

const Toast = Schema.Struct({ kind: Schema.Literals(["done", "error"]), text: some("Проба"), link: Schema.Null, undo: Schema.Null })
/** First piece. */
const cartId = some("0-1")
const one = Schema.Literal(1)

/** Payload schemas by event type, without `type`; events without a payload are omitted. */
export const payloadSchemas = {
  "navigation.go": Schema.Struct({ to: some(...addresses, "https://example.ru/"), external: Schema.optionalKey(Schema.Boolean) }),
  "navigation.popped": Schema.Struct({ place: Place }),
  "page.moved": Schema.Struct({ to: some("/diamonds") }),
  "page.break": Schema.Struct({ breakage: Schema.NullOr(Schema.Struct({ message: some("проба"), stack: Schema.Null })) }),
  "scroll.crossed": Schema.Struct({ isBeyond: Schema.Boolean }),
  "header.point": Schema.Struct({ item: items }),
  "header.chooseItem": Schema.Struct({ item: items }),
  "header.enterBranch": Schema.Struct({ item: items }),
  "header.search": Schema.Struct({ text: some("кольцо", "") }),
  "header.touch": Schema.Struct({ at: Point }),
  "header.lift": Schema.Struct({ at: Point }),
  "tooltip.point": Schema.Struct({ of: some("cut", "color", "clarity") }),
  "dialogs.close": Schema.Struct({ key: Schema.optionalKey(Schema.Literals(dialogKeys)) }),
  "dialogs.touch": Schema.Struct({ at: Point }),
  "dialogs.lift": Schema.Struct({ at: Point }),
  "network.turned": Schema.Struct({ isThere: Schema.Boolean }),
  "toasts.show": Schema.Struct({ toast: Toast, isOfNetwork: Schema.Literal(false) }),
  "toasts.close": Schema.Struct({ id: Schema.Int }),
  "toasts.undo": Schema.Struct({ id: Schema.Int }),
  "wishlist.toggle": Schema.Struct({ item: Schema.Struct({ id: some("1"), type: Schema.Literals(Object.values(wishlistTypes)) }) }),
  "cart.add": Schema.Struct({ id: cartId, quantity: one, price: Schema.Null }),
  "cart.change": Schema.Struct({ id: cartId, quantity: one }),
  "cart.setAside": Schema.Struct({ id: cartId, isAside: Schema.Boolean }),
  "cart.remove": Schema.Struct({ ids: Schema.Array(cartId) }),
  "session.changedElsewhere": Schema.Struct({ saleUserId: Schema.NullOr(some("guest-2")) }),
  "auth.enter": Schema.Struct({ user: User, by: Schema.Literals(["login", "registration"]) }),
  "auth.change": Schema.Struct({ user: User }),
  "auth.hydrated": Schema.Struct({ hasToken: Schema.Boolean }),
  "auth.tokenLost": Schema.Struct({ isRefused: Schema.Boolean, isWrite: Schema.Boolean }),
  "auth.settled": Schema.Struct({ user: Schema.NullOr(User) }),
  "auth.loggedIn": Schema.Struct({ user: User, by: Schema.Literals(["login", "registration", "link", "tab"]) }),
  "auth.loggedOut": Schema.Struct({ by: Schema.Literals(["choice", "tab", "refusal", "other"]) }),
  "desk.save": Schema.Struct({ masked: Schema.Boolean })
} as const

/** Every dialog with valid props. */
const dialogs = (type: string): ReadonlyArray<object> =>
  type === "dialogs.open"
    ? dialogKeys.flatMap((key) =>
        samplesOf(dialogProps[key])
          .slice(0, 1)
          .map((props) => ({ key, props }))
      )
    : []

const formOf = (machine: string): ReadonlyArray<Field> => Object.values(forms).find(({ name }) => name === machine)?.fields ?? []

/** Payloads of form events by field, without secrets, which only the vault receives. */
const formFields: Readonly<Record<string, (fields: ReadonlyArray<Field>) => ReadonlyArray<object>>> = {
  "form.change": (fields) =>
    fields.flatMap(({ kind, name, options }) => (kind === "secret" ? [] : [{ field: name, value: valueOf(kind, options) }])),
  "form.leave": (fields) => fields.map(({ name }) => ({ field: name })),
  "form.setVerdicts": (fields) =>
    fields.flatMap(({ kind, name }) => (kind === "secret" ? [{ field: name, verdicts: { [name]: null } }] : []))
}

const valueOf = (kind: Field["kind"], options: Field["options"]): string | boolean => {
  if (kind === "flag") return true
  if (kind === "choice") return options?.[0]?.value ?? ""
  return { email: "anna@example.ru", phone: "+79210000000", date: "17.05.1990" }[kind as string] ?? "Проба"
}
