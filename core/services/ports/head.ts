import { Context, type Effect } from "effect"
import type { Head as Tags } from "../../domain/content/head.ts"

/** Document head; the server writes the first one. */
export class Head extends Context.Service<Head, { write(head: Tags): Effect.Effect<void> }>()("shop/core/services/Head") {}
