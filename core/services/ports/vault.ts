import { Context, type Effect } from "effect"

/** `sentAs` is the id assigned by the server, `null` before the upload. */
export type HeldFile = { readonly name: string; readonly blob: Blob; readonly sentAs: string | null }

/**
 * In-memory secrets by actor and field: passwords, tokens, passport data. They never enter an event, a context, the journal, a log or storage; events
 * carry only validation results.
 */
export class Vault extends Context.Service<
  Vault,
  {
    put(actor: string, field: string, secret: string): Effect.Effect<void>
    /** `undefined` when there is none, as after a reload. */
    read(actor: string, field: string): Effect.Effect<string | undefined>
    putFiles(actor: string, files: ReadonlyArray<HeldFile>): Effect.Effect<void>
    readFiles(actor: string): Effect.Effect<ReadonlyArray<HeldFile>>
    clear(actor: string): Effect.Effect<void>
  }
>()("shop/core/services/Vault") {}
