import { Context, type Effect } from "effect"

/** A chosen file. `sentAs` is the id under which the shop has received it, `null` before that. */
export type HeldFile = { readonly name: string; readonly blob: Blob; readonly sentAs: string | null }

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
    /** Replaces the files of an actor; they stay in memory, as secrets do. */
    putFiles(actor: string, files: ReadonlyArray<HeldFile>): Effect.Effect<void>
    readFiles(actor: string): Effect.Effect<ReadonlyArray<HeldFile>>
    /** Forgets every secret and file of an actor. */
    clear(actor: string): Effect.Effect<void>
  }
>()("shop/core/services/Vault") {}
