import { Clock, Effect, Option, Schema } from "effect"
import type { Values } from "../../domain/form/form.ts"
import { forms, isForm } from "../../forms/every-form.ts"
import { DeviceStorage } from "../ports/device-storage.ts"

/** Lifetime since the last change. */
export const draftMs = 30 * 60_000

/** Long forms, and the choice of a gift certificate. */
const isDrafted = (name: string): boolean => name === "giftcards" || (isForm(name) && forms[name].isDrafted === true)

const Draft = Schema.Struct({ at: Schema.Int, owner: Schema.NullOr(Schema.Int), values: Schema.Record(Schema.String, Schema.String) })
type Draft = typeof Draft.Type
type Drafts = Readonly<Record<string, Draft>>

/** Drops drafts that are invalid, expired or from the future. */
const readDrafts = (stored: unknown, now: number): Drafts =>
  Object.fromEntries(
    Object.entries(typeof stored === "object" && stored !== null ? stored : {}).flatMap(([form, draft]) => {
      const read = Option.getOrUndefined(Schema.decodeUnknownOption(Draft)(draft))
      const isValid = read !== undefined && isDrafted(form) && read.at <= now && now - read.at < draftMs
      return isValid ? [[form, read] as const] : []
    })
  )

export const draftsOf = (stored: unknown, owner: number | null, now: number): Readonly<Record<string, Values>> =>
  Object.fromEntries(
    Object.entries(readDrafts(stored, now)).flatMap(([form, draft]) => (draft.owner === owner ? [[form, draft.values] as const] : []))
  )

/** The draft contains its owner's id. */
export const profileDraft = (stored: unknown, now: number): Values | null => readDrafts(stored, now)["profile"]?.values ?? null

type OwnedDrafts = { readonly drafts: Readonly<Record<string, Values>>; readonly owner: number | null }

/** Merges a tab's drafts into the stored ones. Unchanged drafts keep their age; other tabs' are preserved. */
export const withDrafts = (stored: unknown, { drafts, owner }: OwnedDrafts, now: number): Drafts | null => {
  const drafted = readDrafts(stored, now)
  const newDrafts = Object.entries(drafts).flatMap(([form, typed]): ReadonlyArray<readonly [string, Draft]> => {
    const values = textsOf(typed)
    const before = drafted[form]
    if (!isDrafted(form)) return []
    return [[form, before !== undefined && isSame(before, owner, values) ? before : { at: now, owner, values }]]
  })
  return orNothing({ ...drafted, ...Object.fromEntries(newDrafts) })
}

export const withoutDraft = (stored: unknown, form: string | undefined, now: number): Drafts | null =>
  form === undefined ? null : orNothing(Object.fromEntries(Object.entries(readDrafts(stored, now)).filter(([name]) => name !== form)))

type DraftsCommand =
  { readonly type: "drafts.load"; readonly owner: number | null } | { readonly type: "drafts.drop"; readonly form?: string }
type DialogsHydrated = { readonly type: "dialogs.hydrated"; readonly drafts: Readonly<Record<string, Values>> }

export const makeDraftsWriter = () => {
  /** Owner whose drafts were restored. Restores once: afterwards the forms are newer. */
  let restored: number | null | undefined
  return Effect.fnUntraced(function* (
    command: DraftsCommand,
    sendBack: (event: DialogsHydrated) => void
  ): Effect.fn.Return<void, never, DeviceStorage> {
    if (command.type === "drafts.drop") return yield* dropDraft(command)
    if (command.owner === restored) return
    restored = command.owner
    const drafts = draftsOf(yield* (yield* DeviceStorage).read("drafts"), command.owner, yield* Clock.currentTimeMillis)
    if (Object.keys(drafts).length > 0) sendBack({ type: "dialogs.hydrated", drafts })
  })
}

type AccountHydrated = { readonly type: "account.hydrated"; readonly draft: Values }

/** Reports the draft once; the profile's machine checks its owner. */
export const reportProfileDraft = (sendBack: (event: AccountHydrated) => void): Effect.Effect<never, never, DeviceStorage> =>
  Effect.gen(function* () {
    const draft = profileDraft(yield* (yield* DeviceStorage).read("drafts"), yield* Clock.currentTimeMillis)
    if (draft !== null) sendBack({ type: "account.hydrated", draft })
    return yield* Effect.never
  })

export const dropDraft = Effect.fnUntraced(function* ({ form }: { readonly form?: string }): Effect.fn.Return<void, never, DeviceStorage> {
  const now = yield* Clock.currentTimeMillis
  yield* (yield* DeviceStorage).update("drafts", (stored) => withoutDraft(stored, form, now))
})

export const storeDrafts = Effect.fnUntraced(function* (typed: OwnedDrafts): Effect.fn.Return<void, never, DeviceStorage> {
  const now = yield* Clock.currentTimeMillis
  yield* (yield* DeviceStorage).update("drafts", (stored) => withDrafts(stored, typed, now))
})

const orNothing = (drafts: Drafts): Drafts | null => (Object.keys(drafts).length === 0 ? null : drafts)

const textsOf = (values: Values): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])))

const isSame = (draft: Draft, owner: number | null, values: Draft["values"]): boolean =>
  draft.owner === owner && Object.keys({ ...draft.values, ...values }).every((name) => draft.values[name] === values[name])
