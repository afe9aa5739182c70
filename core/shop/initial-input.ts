import { Effect } from "effect"
import type { SessionDraft } from "./session-draft.ts"
import { isOperatorToken } from "../domain/account/operator-token.ts"
import type { Vault } from "../services/ports/vault.ts"
import type { InitialInput } from "../machines/tab/tab-facts.ts"

/** Checks which secrets the address contained; they are in the vault already. Ignores a text that is no operator's token. */
export const secretsOf = (vault: Vault["Service"]) =>
  Effect.all({
    hasLink: Effect.map(vault.read("address", "silenceIsGold"), (token) => isGiven(token) && isOperatorToken(token)),
    hasReset: Effect.map(vault.read("address", "password-reset"), isGiven)
  })

const isGiven = (secret: string | undefined): secret is string => secret !== undefined && secret !== ""

/** Starts with an operator's link, a stored token or neither (SEC-007, AUTH-008, AUTH-010). A link from an e-mail opens its dialog (FORM-023). */
export const initialInput = (
  { hasLink, hasReset }: { readonly hasLink: boolean; readonly hasReset: boolean },
  hasToken: boolean,
  left: SessionDraft | undefined
): InitialInput => ({
  auth: hasLink ? "link" : hasToken ? "stored" : "guest",
  drafts: left?.drafts ?? {},
  owner: left?.owner ?? null,
  wish: hasReset ? { key: "passNew", props: {} } : (left?.wish ?? null)
})
