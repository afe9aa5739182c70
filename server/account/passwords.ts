import { Context, Effect, Layer, Schema, Semaphore } from "effect"
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import { type Cost, usualCost } from "./password-cost.ts"

/** So many passwords wait to be hashed that another one would wait too long. */
export class PasswordsBusy extends Schema.TaggedError<PasswordsBusy>()("PasswordsBusy", {}) {}

/** Who waits for a hash: no place may fill the queue, and strangers leave some of it to those who have signed in from where they are. */
export type Asker = { readonly place: string; readonly isKnown: boolean }

/** Turns passwords into what may be kept of them. */
export class Passwords extends Context.Service<
  Passwords,
  {
    /** A text that tells how it was made: `$argon2id$v=19$m=32768,t=3,p=1$salt$hash`. */
    hash(password: string, asker: Asker): Effect.Effect<string, PasswordsBusy>
    /** Whether the hash is the password's. Without a hash the answer is no, after the same work. */
    verify(password: string, hash: string | null, asker: Asker): Effect.Effect<boolean, PasswordsBusy>
    /** Whether the hash was made at another cost than new ones are: its password is hashed anew when it is next known. */
    needsRehash(hash: string): boolean
  }
>()("shop/server/accounts/Passwords") {}

export type PasswordsOptions = {
  readonly cost?: Cost
  /** How many are hashed at once, each in a thread of its own with its own memory. */
  readonly atOnce?: number
  /** How many may wait beside those; a quarter of them at most from one place, three quarters at most of strangers. */
  readonly waiting?: number
  readonly derive?: (parameters: Argon2Parameters) => Promise<Buffer>
}

/** Argon2id, of Node's own. */
export const layer = ({
  atOnce = Math.min(4, availableParallelism()),
  cost = usualCost,
  derive = deriveArgon2id,
  waiting = 400
}: PasswordsOptions = {}): Layer.Layer<Passwords> =>
  Layer.sync(Passwords, () => {
    const turns = Semaphore.makeUnsafe(atOnce)
    const enter = makeQueue(atOnce + waiting)
    const decoy = toText(cost, randomBytes(saltBytes), randomBytes(hashBytes))
    const work = (password: string, { memory, passes }: Cost, salt: Uint8Array, asker: Asker): Effect.Effect<Buffer, PasswordsBusy> =>
      Effect.promise(() =>
        derive({ message: password.normalize("NFC"), nonce: salt, parallelism: 1, tagLength: hashBytes, memory, passes })
      ).pipe(turns.withPermits(1), enter(asker))
    return {
      hash: (password, asker) =>
        Effect.suspend(() => {
          const salt = randomBytes(saltBytes)
          return Effect.map(work(password, cost, salt, asker), (hash) => toText(cost, salt, hash))
        }),
      needsRehash: (hash) => {
        const { memory, passes } = read(hash).cost
        return memory !== cost.memory || passes !== cost.passes
      },
      verify: (password, hash, asker) => {
        const kept = read(hash ?? decoy)
        return Effect.map(work(password, kept.cost, kept.salt, asker), (derived) => timingSafeEqual(derived, kept.hash) && hash !== null)
      }
    }
  })

/** A queue of so many, under way or waiting; one more is turned away at once. */
const makeQueue = (most: number) => {
  const inside: Array<Asker> = []
  const hasRoom = ({ isKnown, place }: Asker): boolean =>
    inside.length < most &&
    inside.filter((other) => other.place === place).length < Math.ceil(most / 4) &&
    (isKnown || inside.filter((other) => !other.isKnown).length < Math.ceil((most * 3) / 4))
  return (asker: Asker) =>
    <A>(work: Effect.Effect<A>): Effect.Effect<A, PasswordsBusy> =>
      Effect.acquireUseRelease(
        Effect.suspend(() => {
          if (!hasRoom(asker)) return Effect.fail(new PasswordsBusy())
          const own = { ...asker }
          inside.push(own)
          return Effect.succeed(own)
        }),
        () => work,
        (own) => Effect.sync(() => void inside.splice(inside.indexOf(own), 1))
      )
}

const saltBytes = 16
const hashBytes = 32

const deriveArgon2id = (parameters: Argon2Parameters): Promise<Buffer> => argon2Async("argon2id", parameters)
const argon2Async = promisify(argon2)

const toText = ({ memory, passes }: Cost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=1$${bare(salt)}$${bare(hash)}`

const bare = (bytes: Buffer): string => bytes.toString("base64").replaceAll("=", "")

const read = (text: string): { readonly cost: Cost; readonly salt: Buffer; readonly hash: Buffer } => {
  const [, memory, passes, salt = "", hash = ""] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]{43})$/.exec(text) ?? []
  return { cost: { memory: Number(memory), passes: Number(passes) }, salt: Buffer.from(salt, "base64"), hash: Buffer.from(hash, "base64") }
}
