import { Effect } from "effect"
import type { SessionDraft } from "./session-draft.ts"
import { isOperatorToken } from "../domain/account/operator-token.ts"
import type { Vault } from "../services/ports/vault.ts"
import type { InitialInput } from "../machines/tab/tab-facts.ts"

/** Finds which secrets the address contained (the vault has them already). Ignores a link without an operator's token. */
export const secretsOf = (vault: Vault["Service"]) =>
  Effect.all({
    hasLink: Effect.map(vault.read("address", "silenceIsGold"), (token) => isGiven(token) && isOperatorToken(token)),
    hasReset: Effect.map(vault.read("address", "password-reset"), isGiven)
  })

const isGiven = (secret: string | undefined): secret is string => secret !== undefined && secret !== ""

/**
 * Starts signed in by an operator's link or a stored token, else as a guest (SEC-007, AUTH-008, AUTH-010). A link that resets the password opens the
 * dialog of the new one (FORM-023).
 */
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
