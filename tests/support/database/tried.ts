import { Effect } from "effect"
import type { Database } from "../../../server/platform/db/database.ts"
import { transaction } from "../../../server/platform/db/query.ts"
import type { runtimeOf } from "./databases.ts"

/** Runs the program in a transaction that is rolled back. */
export const triedIn = async <A, E>({ run }: ReturnType<typeof runtimeOf>, program: Effect.Effect<A, E, Database>): Promise<A> => {
  const stored: Array<A> = []
  const undone = Effect.flatMap(program, (answer) => {
    stored.push(answer)
    return Effect.fail("undo" as const)
  })
  await run(Effect.flip(transaction(undone)))
  for (const answer of stored) return answer
  throw new Error("The program failed")
}
