import { Effect } from "effect"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"

export const isGuest = (id: string): DatabaseEffect<boolean> =>
  Effect.map(query("select id from guests where id = $1", [id]), (rows) => rows.length > 0)

export const addGuest = (id: string): DatabaseEffect<void> => execute("insert into guests (id) values ($1)", [id])
