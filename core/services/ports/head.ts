import { Context, type Effect } from "effect"
import type { Head as Tags } from "../../domain/content/head.ts"

/** The document's title and what it says of itself; the server writes the first, the browser every later one. */
export class Head extends Context.Service<Head, { write(head: Tags): Effect.Effect<void> }>()("shop/core/services/Head") {}
