import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { fingerprint, newToken } from "../../../server/platform/identity/secrets.ts"
import { addSession } from "../../../server/account/sessions.ts"
import { addUser } from "../../../server/account/users.ts"
import type { DatabaseShop } from "../server/shoppers.ts"

/** Token of a new account without a usable password, for many buyers at once: hashing their passwords would take longer than their orders. */
export const sessionOf = (shop: DatabaseShop): Promise<string> =>
  shop.run(
    Effect.gen(function* () {
      const token = newToken()
      const email = `person-${randomUUID()}@gran.test`
      const id = yield* addUser({ email, passwordHash: "none", name: "Анна", surname: "Петрова", phone: "+79991234567" })
      if (id === null) return yield* Effect.die(new Error("there is such an account"))
      yield* addSession(id, fingerprint(token), { label: "Chrome, Windows", mark: null })
      return token
    })
  )
