import { Context, type Effect } from "effect"

/** Chosen file. `sentAs` is the id assigned by the server, `null` before the upload. */
export type HeldFile = { readonly name: string; readonly blob: Blob; readonly sentAs: string | null }

/**
 * In-memory store of passwords, tokens, passport data and captcha tokens, by actor and field; they never enter an event, a context, the
 * journal, a log or storage. Events carry only validation results.
 */
export class Vault extends Context.Service<
  Vault,
  {
    put(actor: string, field: string, secret: string): Effect.Effect<void>
    /** The secret; `undefined` when there is none, for example after a reload. */
    read(actor: string, field: string): Effect.Effect<string | undefined>
    /** Replaces the files of an actor; they are held in memory only. */
    putFiles(actor: string, files: ReadonlyArray<HeldFile>): Effect.Effect<void>
    readFiles(actor: string): Effect.Effect<ReadonlyArray<HeldFile>>
    /** Clears all secrets and files of an actor. */
    clear(actor: string): Effect.Effect<void>
  }
>()("shop/core/services/Vault") {}
