import { Effect } from "effect"
import type { Errors } from "../../domain/form/form.ts"
import { type FormName, forms, isForm } from "../../forms/every-form.ts"
import type { HeldFile, Vault } from "../ports/vault.ts"

/** Tests for secrets and files that a form would show again when reopened. Only forms of users have them. */
export const hasRecalledSecrets = (vault: Vault["Service"]): boolean =>
  Object.values(forms).some(({ fields, name }) =>
    fields.some((field) => field.isRecalled === true && (Effect.runSync(vault.read(name, field.name)) ?? "") !== "")
  )

export const formSecrets = (vault: Vault["Service"]) => ({
  /** Stores a secret and returns validation messages for all secrets of the form, never the text itself. */
  judge: (form: string, field: string, text: string): Readonly<Record<string, string | null>> => {
    if (!isForm(form)) return {}
    const definition = forms[form]
    const names = definition.fields.filter(({ kind }) => kind === "secret").map(({ name }) => name)
    Effect.runSync(vault.put(form, field, text))
    const secrets = Object.fromEntries(names.map((name) => [name, Effect.runSync(vault.read(form, name)) ?? ""]))
    const wrong: Errors = definition.judge(secrets)
    return Object.fromEntries(names.map((name) => [name, wrong[name] ?? null]))
  },
  /** Uploaded files keep their ids. */
  hold: (form: FormName, files: ReadonlyArray<Pick<HeldFile, "name" | "blob">>): void => {
    const before = Effect.runSync(vault.readFiles(form))
    const held = files.map(({ blob, name }) => ({ name, blob, sentAs: before.find((file) => file.blob === blob)?.sentAs ?? null }))
    Effect.runSync(vault.putFiles(form, held))
  },
  held: (form: FormName): ReadonlyArray<HeldFile> => Effect.runSync(vault.readFiles(form)),
  /** Assigns a form's secrets to a user; clears another user's. */
  claim: (form: FormName, owner: number): void => {
    if (Effect.runSync(vault.read(form, "owner")) === String(owner)) return
    Effect.runSync(vault.clear(form))
    Effect.runSync(vault.put(form, "owner", String(owner)))
  },
  /** Secret from an earlier opening of the form; passwords are not restored. */
  recall: (form: string, field: string): string => Effect.runSync(vault.read(form, field)) ?? ""
})
