import { Effect } from "effect"
import type { Errors, FormName } from "../../domain/form/form.ts"
import { forms } from "../../forms/every-form.ts"
import type { Vault } from "../ports/vault.ts"

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
  /** What lies there of an earlier opening, for whoever may show it again; a password is typed anew. */
  recall: (form: FormName, field: string): string => Effect.runSync(vault.read(form, field)) ?? ""
})
