import { Context, Effect, Layer } from "effect"
import { Database, type DatabaseFailed, type Row } from "../../../server/platform/db/database.ts"
import { type LockedTable, lockOrder } from "../../../server/platform/db/row-locks.ts"

/** Checks the lock order of every transaction. A violation is a defect, which no handler of the shop can catch. */
export const watched = (layer: Layer.Layer<Database, DatabaseFailed>): Layer.Layer<Database, DatabaseFailed> =>
  Layer.provide(Layer.effect(Database, Effect.map(Database, watchLocks)), layer)

/** Tables in which the transaction has locked rows; `null` outside of a transaction. */
const Held = Context.Reference<Set<LockedTable> | null>("shop/tests/HeldLocks", { defaultValue: () => null })

export const watchLocks = (inner: Database["Service"]): Database["Service"] =>
  Database.of({
    ...inner,
    query: <R extends Row>(sql: string, params?: ReadonlyArray<unknown>) => Effect.andThen(note(sql), inner.query<R>(sql, params)),
    transaction: (program) =>
      Effect.flatMap(Held, (outer) =>
        inner.transaction(Effect.suspend(() => Effect.provideService(program, Held, outer ?? new Set<LockedTable>())))
      )
  })

const note = (sql: string) =>
  Effect.flatMap(Held, (held) =>
    Effect.suspend(() => {
      if (held === null) return Effect.void
      for (const { isNew, table } of locksIn(sql)) {
        const later = [...held].filter((other) => rank(other) > rank(table))
        if (!isNew && !held.has(table) && later.length > 0) {
          return Effect.die(new Error(`${table} is locked after ${later.join(", ")} (see row-locks.ts): ${sql.slice(0, 200)}`))
        }
        held.add(table)
      }
      return Effect.void
    })
  )

type Lock = {
  readonly table: LockedTable
  /** True for an inserted row, for which no other transaction can wait. */ readonly isNew: boolean
}

/** Tables whose rows a statement locks, in the order of its text. */
export const locksIn = (sql: string): ReadonlyArray<Lock> => {
  const selected = / for (?:no key )?update/i.test(sql) ? /^\s*select\b.*?\bfrom (\w+)/is.exec(sql)?.[1] : undefined
  const written = [...sql.matchAll(/\b(insert into|(?<!for |do |key )update|delete from) (\w+)/gi)]
  return [["select", selected] as const, ...written.map(([, verb = "", name]) => [verb, name] as const)].flatMap(([verb, name]) => {
    const table = lockOrder.find((each) => each === name)
    return table === undefined ? [] : [{ table, isNew: verb === "insert into" && !/on conflict/i.test(sql) }]
  })
}

const rank = (table: LockedTable): number => lockOrder.indexOf(table)
