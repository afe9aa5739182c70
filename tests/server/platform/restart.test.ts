import { Effect, Layer, ManagedRuntime } from "effect"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { Database } from "../../../server/platform/db/database.ts"
import { query } from "../../../server/platform/db/query.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import * as pglite from "../../../server/platform/db/pglite.ts"
import { confirmSubscription } from "../../../server/marketing/subscriptions.ts"
import { addSession, findSession } from "../../../server/account/sessions.ts"
import { addUser, findPasswordHash } from "../../../server/account/users.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { seededTar } from "../../support/database/seeded-tar.ts"
import { untar } from "../../support/database/untar.ts"

let folder = ""
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "gran-restart-"))
  untar(await seededTar(), join(folder, "db"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program on a freshly started database over the folder. */
const live = async <A, E>(program: Effect.Effect<A, E, Database>): Promise<A> => {
  const runtime = ManagedRuntime.make(Layer.fresh(pglite.layer(join(folder, "db"))))
  try {
    return await runtime.runPromise(Effect.andThen(Effect.andThen(migrate(), seedIfEmpty({ diamonds: 10 })), program))
  } finally {
    await runtime.dispose()
  }
}

test("a subscription survives a restart of the server, and is not accepted twice", async () => {
  const subscriptions = query("select email from newsletter_subscriptions")
  await live(confirmSubscription("Анна@gran.test"))
  expect(await live(Effect.andThen(confirmSubscription("анна@GRAN.test"), subscriptions))).toEqual([{ email: "Анна@gran.test" }])
})

test("an account and its session survive a restart of the server", async () => {
  const anna = { email: "anna@gran.test", passwordHash: "hash-1", name: "Анна", surname: null, phone: "89991234567" }
  const token = "f".repeat(64)
  const id = await live(
    Effect.gen(function* () {
      const added = (yield* addUser(anna)) ?? 0
      yield* addSession(added, token, { label: "Chrome, Windows", mark: null })
      return added
    })
  )
  expect(await live(Effect.all([findSession(token), findPasswordHash(id), addUser(anna)]))).toMatchObject([
    { id, email: "anna@gran.test" },
    "hash-1",
    null
  ])
})
