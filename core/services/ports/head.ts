import { Context, type Effect } from "effect"
import type { Head as Tags } from "../../domain/content/head.ts"

/** Head of later pages; the server writes the first. */
export class Head extends Context.Service<Head, { write(head: Tags): Effect.Effect<void> }>()("shop/core/services/Head") {}
