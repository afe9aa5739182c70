import { Context, Effect, Layer, Schema, Semaphore } from "effect"
import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from "node:crypto"
import { availableParallelism } from "node:os"
import { promisify } from "node:util"
import { type Cost, usualCost } from "./password-cost.ts"

/** The hashing queue is full. */
export class PasswordsBusy extends Schema.TaggedError<PasswordsBusy>()("PasswordsBusy", {}) {}

/** Limits by network, and for all strangers (`isKnown` false), keep both from filling the queue. */
export type PasswordCaller = { readonly network: string; readonly isKnown: boolean }

export class Passwords extends Context.Service<
  Passwords,
  {
    /** `$argon2id$v=19$m=32768,t=3,p=1$salt$hash`. */
    hash(password: string, asker: PasswordCaller): Effect.Effect<string, PasswordsBusy>
    /** Without a hash does the same work and returns `false`, so that timing reveals nothing. */
    verify(password: string, hash: string | null, asker: PasswordCaller): Effect.Effect<boolean, PasswordsBusy>
    /** Tests for a cost other than the current one. */
    needsRehash(hash: string): boolean
  }
>()("shop/server/accounts/Passwords") {}

export type PasswordsOptions = {
  readonly cost?: Cost
  /** Hashes computed at once, each in a thread. */
  readonly atOnce?: number
  /** Length of the queue; one network may fill a quarter, strangers together three quarters. */
  readonly waiting?: number
  readonly derive?: (parameters: Argon2Parameters) => Promise<Buffer>
}

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
    const work = (
      password: string,
      { memory, passes }: Cost,
      salt: Uint8Array,
      asker: PasswordCaller
    ): Effect.Effect<Buffer, PasswordsBusy> =>
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
        const stored = read(hash ?? decoy)
        return Effect.map(
          work(password, stored.cost, stored.salt, asker),
          (derived) => timingSafeEqual(derived, stored.hash) && hash !== null
        )
      }
    }
  })

const makeQueue = (most: number) => {
  const inside: Array<PasswordCaller> = []
  const hasRoom = ({ isKnown, network }: PasswordCaller): boolean =>
    inside.length < most &&
    inside.filter((other) => other.network === network).length < Math.ceil(most / 4) &&
    (isKnown || inside.filter((other) => !other.isKnown).length < Math.ceil((most * 3) / 4))
  return (asker: PasswordCaller) =>
    <A>(work: Effect.Effect<A>): Effect.Effect<A, PasswordsBusy> =>
      Effect.acquireUseRelease(
        Effect.suspend(() => {
          if (!hasRoom(asker)) return Effect.fail(new PasswordsBusy())
          const entry = { ...asker }
          inside.push(entry)
          return Effect.succeed(entry)
        }),
        () => work,
        (entry) => Effect.sync(() => void inside.splice(inside.indexOf(entry), 1))
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
