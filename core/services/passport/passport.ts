import { Effect } from "effect"
import { shownPassport } from "../../domain/passport/passport.ts"
import { passportTexts, passportBody } from "../../forms/passport.ts"
import type { User } from "../../contract/session.ts"
import type { Values } from "../../domain/form/form.ts"
import { clearUploadIds, sendFiles } from "../files/send-files.ts"
import { Api } from "../ports/api.ts"
import { PaperActions } from "../ports/papers.ts"
import { Vault } from "../ports/vault.ts"

/** Uploads the files, then saves the passport that refers to them (PSPT-015 … PSPT-017). Clears the secrets after success. */
export const savePassport = Effect.fnUntraced(function* (values: Values) {
  const vault = yield* Vault
  const api = yield* Api
  const photos = yield* sendFiles("passport", "passport.addFiles")
  const texts: Record<string, string | undefined> = {}
  for (const name of passportTexts) texts[name] = yield* vault.read("passport", name)
  const body = { ...passportBody(texts), isAccepted: values["isAccepted"] === true, photos }
  const user: User = yield* Effect.tapError(api.call("passport.save", { body }), (error) =>
    error._tag === "Refused" && "photos" in error.errors ? clearUploadIds("passport") : Effect.void
  )
  yield* vault.clear("passport")
  return { user }
})

/** Reads the saved passport into the vault, so that no event holds it. Returns the number of files. */
export const openPassport = Effect.fnUntraced(function* () {
  const vault = yield* Vault
  const { photos, ...texts } = yield* (yield* Api).call("passport.read")
  yield* Effect.forEach(Object.entries(texts), ([name, text]) =>
    typeof text === "string" ? vault.put(shownPassport, name, text) : Effect.void
  )
  yield* Effect.forEach(photos, ({ kind, thumbnail, uploadedAt }, place) =>
    vault.put(shownPassport, `photo${place}`, `${kind},${uploadedAt},${thumbnail ?? ""}`)
  )
  return { photos: photos.length }
})

/** `place` counts from 1. A PDF opens in a tab, an image in a layer of the page. */
export type SavedFile = { readonly place: number; readonly isPdf: boolean }

/** Returns the address of an image, or `null` when a tab has been opened. */
export const openPassportFile = Effect.fnUntraced(function* ({ isPdf, place }: SavedFile) {
  const api = yield* Api
  const address = Effect.map(api.call("passport.openFile", { params: { place } }), ({ url }) => url)
  if (!isPdf) return { url: yield* address }
  yield* (yield* PaperActions).open(address)
  return { url: null }
})

/** Runs until interrupted, then clears the displayed passport from the vault. */
export const holdPassport = Effect.fnUntraced(function* () {
  const vault = yield* Vault
  return yield* Effect.ensuring(Effect.never, vault.clear(shownPassport))
})
