import { Effect } from "effect"
import type { Errors, FormName } from "../../domain/form/form.ts"
import { forms } from "../../forms/every-form.ts"
import type { shownPassport } from "../../domain/passport/passport.ts"
import type { HeldFile, Vault } from "../ports/vault.ts"

/** The secrets of forms where they are typed. */
export const formSecrets = (vault: Vault["Service"]) => ({
  /** Puts a secret where it belongs and says what is wrong with every secret of its form: the text itself goes no further. */
  judge: (form: FormName, field: string, text: string): Readonly<Record<string, string | null>> => {
    const definition = forms[form]
    const names = definition.fields.filter(({ kind }) => kind === "secret").map(({ name }) => name)
    Effect.runSync(vault.put(form, field, text))
    const secrets = Object.fromEntries(names.map((name) => [name, Effect.runSync(vault.read(form, name)) ?? ""]))
    const wrong: Errors = definition.judge(secrets)
    return Object.fromEntries(names.map((name) => [name, wrong[name] ?? null]))
  },
  /** Replaces the files of a form; those that are there already keep the ids under which they were received. */
  hold: (form: FormName, files: ReadonlyArray<Pick<HeldFile, "name" | "blob">>): void => {
    const before = Effect.runSync(vault.readFiles(form))
    const held = files.map(({ blob, name }) => ({ name, blob, sentAs: before.find((file) => file.blob === blob)?.sentAs ?? null }))
    Effect.runSync(vault.putFiles(form, held))
  },
  held: (form: FormName): ReadonlyArray<HeldFile> => Effect.runSync(vault.readFiles(form)),
  /** Makes the secrets of a form those of one user: what another has left there is forgotten. */
  claim: (form: FormName, owner: number): void => {
    if (Effect.runSync(vault.read(form, "owner")) === String(owner)) return
    Effect.runSync(vault.clear(form))
    Effect.runSync(vault.put(form, "owner", String(owner)))
  },
  /** What lies there of an earlier opening, for whoever may show it again; a password is typed anew. */
  recall: (form: FormName | typeof shownPassport, field: string): string => Effect.runSync(vault.read(form, field)) ?? ""
})
