import { Context, type Effect } from "effect"
import type { Head as Tags } from "../../domain/content/head.ts"

/** The server writes the first head. */
export class Head extends Context.Service<Head, { write(head: Tags): Effect.Effect<void> }>()("shop/core/services/Head") {}
