import { Option, Schema } from "effect"
import { type DialogKey, dialogOf } from "../contract/dialogs.ts"
import { User } from "../contract/session.ts"
import { giftCardsPath, hasChoice } from "../domain/cart/gift-choice.ts"
import { isTouched, type Values } from "../domain/form/form.ts"
import { profileValues } from "../forms/profile.ts"
import { forms } from "../forms/every-form.ts"
import type { Tree } from "../journal/journal.ts"
import type { InitialInput } from "../machines/tab/tab-facts.ts"

/** Form values and the open dialog that a reload restores. */
export type SessionDraft = Pick<InitialInput, "drafts" | "owner" | "wish">

const Values = Schema.Record(Schema.String, Schema.Union([Schema.String, Schema.Boolean]))
const Form = Schema.Struct({ snapshot: Schema.Struct({ context: Schema.Struct({ values: Values }) }) })
/** A sent form has no draft. */
const isSent = Schema.is(Schema.Struct({ snapshot: Schema.Struct({ value: Schema.Literal("done") }) }))
const Dialogs = Schema.Struct({
  snapshot: Schema.Struct({
    value: Schema.Unknown,
    context: Schema.Struct({
      active: Schema.NullOr(Schema.Struct({ key: Schema.String, props: Schema.Unknown })),
      drafts: Schema.Record(Schema.String, Values)
    }),
    children: Schema.Record(Schema.String, Schema.Unknown)
  })
})
const Account = Schema.Struct({
  snapshot: Schema.Struct({ context: Schema.Struct({ user: User }), children: Schema.Struct({ profile: Form }) })
})
const Owned = Schema.Struct({ snapshot: Schema.Struct({ context: Schema.Struct({ owner: Schema.NullOr(Schema.Number) }) }) })
/** The profile's form has taken its draft; the dialogs still have a copy, which saving does not change. */
const TakenProfile = Schema.Struct({ type: Schema.Literal("drafts.left"), profile: Schema.Null })
const System = Schema.Struct({ context: Schema.Struct({ retained: Schema.Array(Schema.Unknown) }) })
const Cart = Schema.Struct({
  snapshot: Schema.Struct({ context: Schema.Struct({ short: Schema.Struct({ ids: Schema.Array(Schema.String) }) }) })
})
const Navigation = Schema.Struct({
  snapshot: Schema.Struct({
    context: Schema.Struct({ place: Schema.Struct({ path: Schema.String, search: Schema.optionalKey(Schema.String) }) })
  })
})

/** Dialogs that open by themselves or need a secret of the address. */
const isUnrestored = (key: string): boolean => unrestored.some((each) => each === key)
const unrestored: ReadonlyArray<DialogKey> = ["info", "passNew", "externalLink"]

/** Decodes each part separately, so that a build with one changed machine loses that part only. A dialog is restored on its own page only. */
export const sessionDraftOf = ({ snapshot }: Tree, path: string): SessionDraft => {
  const { account, cart, dialogs: stored, navigation, newsletter, question } = snapshot.children ?? {}
  const dialogs = Option.getOrUndefined(Schema.decodeUnknownOption(Dialogs)(stored))
  const living = { ...dialogs?.snapshot.children, newsletter, ...(isSent(question) ? {} : { question }) }
  const owned = Option.getOrUndefined(Schema.decodeUnknownOption(Owned)(stored))
  const typed = Object.entries(living).flatMap(([name, form]) => {
    const decoded = Schema.decodeUnknownOption(Form)(form)
    return Option.isSome(decoded) ? [[name, decoded.value.snapshot.context.values] as const] : []
  })
  const { profile: left, question: asked, ...others } = dialogs?.snapshot.context.drafts ?? {}
  const drafts = {
    ...others,
    ...(left && !isProfileTaken(snapshot) && { profile: left }),
    ...(asked && question === undefined && { question: asked }),
    ...Object.fromEntries(typed)
  }
  const profile = changedProfile(account)
  const gift = chosenGift(navigation, cart)
  return {
    owner: owned?.snapshot.context.owner ?? null,
    drafts: {
      ...Object.fromEntries(Object.entries(drafts).filter(([name, values]) => isDraft(name, values))),
      ...(profile && { profile }),
      ...(gift && { giftcards: gift })
    },
    wish: dialogs === undefined || pathIn(navigation) !== path ? null : openIn(dialogs.snapshot)
  }
}

const openIn = ({ context: { active }, value }: (typeof Dialogs.Type)["snapshot"]): SessionDraft["wish"] => {
  const isOpen = typeof value === "object" && value !== null && "open" in value
  return isOpen && active !== null && !isUnrestored(active.key) && dialogOf(active.key, active.props) !== undefined ? active : null
}

const isDraft = (name: string, values: Values): boolean => {
  const definition = Object.values(forms).find((form) => form.name === name)
  return definition !== undefined && isTouched(definition, values)
}

const isProfileTaken = (snapshot: unknown): boolean =>
  Option.getOrUndefined(Schema.decodeUnknownOption(System)(snapshot))?.context.retained.some(Schema.is(TakenProfile)) ?? false

/** Changed profile fields, and the user's id. */
const changedProfile = (account: unknown): Values | undefined => {
  const decoded = Option.getOrUndefined(Schema.decodeUnknownOption(Account)(account))
  if (decoded === undefined) return undefined
  const { children, context } = decoded.snapshot
  const stored = profileValues(context.user)
  const changed = Object.entries(children.profile.snapshot.context.values).filter(([name, value]) => value !== stored[name])
  return changed.length === 0 ? undefined : { ...Object.fromEntries(changed), user: String(context.user.id) }
}

/** Choice in the address, unless it is in the cart. */
const chosenGift = (navigation: unknown, cart: unknown): Values | undefined => {
  const { path = "", search = "" } = Option.getOrUndefined(Schema.decodeUnknownOption(Navigation)(navigation))?.snapshot.context.place ?? {}
  const lines = Option.getOrUndefined(Schema.decodeUnknownOption(Cart)(cart))?.snapshot.context.short.ids ?? []
  return path.startsWith(giftCardsPath.slice(0, -1)) && search !== "" && !hasChoice(lines, search) ? { search } : undefined
}

const pathIn = (navigation: unknown): string | undefined =>
  Option.getOrUndefined(Schema.decodeUnknownOption(Navigation)(navigation))?.snapshot.context.place.path
