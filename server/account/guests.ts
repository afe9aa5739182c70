import { Effect } from "effect"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"

type Answer<A> = Effect.Effect<A, DatabaseFailed, Database>

export const isGuest = (id: string): Answer<boolean> =>
  Effect.map(
    Database.use((database) => database.query("select id from guests where id = $1", [id])),
    (rows) => rows.length > 0
  )

export const addGuest = (id: string): Answer<void> =>
  Effect.asVoid(Database.use((database) => database.query("insert into guests (id) values ($1)", [id])))
