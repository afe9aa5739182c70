import { Context, type Effect } from "effect"

/**
 * Where passwords, tokens, passport data and captcha tokens live: in memory, keyed by actor and field, never in an event, a context,
 * the journal, a log or storage. Events carry verdicts about them only.
 */
export class Vault extends Context.Service<
  Vault,
  {
    put(actor: string, field: string, secret: string): Effect.Effect<void>
    /** The secret, or `undefined` when there is none (after a reload, say). */
    read(actor: string, field: string): Effect.Effect<string | undefined>
    /** Forgets every secret of an actor. */
    clear(actor: string): Effect.Effect<void>
  }
>()("shop/core/services/Vault") {}
