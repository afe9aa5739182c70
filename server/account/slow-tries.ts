import { Effect } from "effect"
import { waitText } from "../../core/domain/text/waiting.ts"
import { fingerprint } from "../platform/identity/secrets.ts"
import type { Database, DatabaseFailed } from "../platform/db/database.ts"
import { type DatabaseEffect, transaction } from "../platform/db/query.ts"
import { emailKey } from "../platform/identity/emails.ts"
import { findUsedParts, type UsedParts, rememberDevice, type SignInOrigin } from "./known-devices.ts"
import { clearSlowedTries, returnTry, type Pace, countSlowedTry, undoTry } from "./slowed-tries.ts"
import { CurrentCaller } from "../platform/identity/caller.ts"
import { callerNetwork, countTry, revertTry, limits } from "../platform/api/limits.ts"
import { CallRefused } from "../platform/api/refusal.ts"

/**
 * Rates of attempts per account. A device used before has its own queue; other devices have one per network, and those in a network not used before
 * also share one (`docs/decisions/0011`). Stored keys contain the names: a renamed one forgets its attempts.
 */
export const paces = {
  logInKnown: { free: 10, first: 1, longest: 15 * 60 },
  logInFromPlace: { free: 10, first: 1, longest: 15 * 60 },
  logInByStrangers: { free: 20, first: 1, longest: 15 * 60 },
  /** A reset link works for an hour: when the next letter must wait, the last link works for at least twenty minutes. */
  letterKnown: { free: 3, first: 60, longest: 40 * 60 },
  letterByStrangers: { free: 3, first: 60, longest: 40 * 60 }
} as const satisfies Readonly<Record<string, Pace>>

type Queue = { readonly pace: keyof typeof paces; readonly subject: string }

export type Turn = {
  readonly isKnown: boolean
  /** The account was used before, but not from this device in the last 180 days; without a device id the network decides. */
  readonly isNewDevice: boolean
  readonly network: string
  /** Call after the right password: records the device and resets the counters. */
  readonly succeed: (userId: number) => DatabaseEffect<void>
}

export const signInOrigin: Effect.Effect<SignInOrigin> = Effect.gen(function* () {
  const { deviceId } = yield* CurrentCaller
  return { deviceId, network: yield* callerNetwork }
})

/** Admits a login or fails with 429, whether or not the address has an account. */
export const admitLogIn = (email: string): Effect.Effect<Turn, CallRefused | DatabaseFailed, Database> =>
  Effect.gen(function* () {
    const origin = yield* signInOrigin
    const usedParts = yield* findUsedParts(email, origin)
    if (!usedParts.isDevice) yield* countTry(limits.logInFromNetwork, origin.network)
    const queues = logInQueues(email, origin, usedParts)
    yield* transaction(Effect.forEach(queues, takeLogIn, { discard: true }))
    const isKnown = usedParts.isDevice || usedParts.isNetwork
    const isNewDevice = usedParts.isUsed && !(origin.deviceId === null ? usedParts.isNetwork : usedParts.isDevice)
    return { isKnown, isNewDevice, network: origin.network, succeed: (userId) => succeed(userId, origin, queues) }
  })

/** Remembers the device and resets the login counters, after a letter has proven the owner. */
export const resetLoginCounters = (userId: number, email: string): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const origin = yield* signInOrigin
    yield* rememberDevice(userId, origin)
    const both = [true, false].flatMap((isDevice) => logInQueues(email, origin, { isDevice, isNetwork: true }))
    yield* Effect.forEach(both, ({ pace, subject }) => clearSlowedTries(keyOf(pace, subject)), { discard: true })
  })

/** Admits a letter or returns `null`; call `undo` if sending fails. */
export const admitLetter = (
  email: string,
  { isDevice, isNetwork }: UsedParts,
  { deviceId, network }: SignInOrigin
): DatabaseEffect<{ readonly undo: DatabaseEffect<void> } | null> => {
  const account = emailKey(email)
  const visitor = isDevice ? `${account} ${deviceId ?? ""}` : `${account} ${network}`
  const key = isDevice || isNetwork ? keyOf("letterKnown", visitor) : keyOf("letterByStrangers", account)
  const pace = isDevice || isNetwork ? paces.letterKnown : paces.letterByStrangers
  return Effect.map(countSlowedTry(key, pace), (refusal) => (refusal === null ? { undo: undoTry(key) } : null))
}

const logInQueues = (
  email: string,
  { deviceId, network }: SignInOrigin,
  { isDevice, isNetwork }: Omit<UsedParts, "isUsed">
): ReadonlyArray<Queue> => {
  const account = emailKey(email)
  if (isDevice) return [{ pace: "logInKnown", subject: `${account} device ${deviceId ?? ""}` }]
  const ofNetwork: Queue = { pace: "logInFromPlace", subject: `${account} place ${network}` }
  return isNetwork ? [ofNetwork] : [ofNetwork, { pace: "logInByStrangers", subject: account }]
}

const takeLogIn = ({ pace, subject }: Queue) =>
  Effect.flatMap(countSlowedTry(keyOf(pace, subject), paces[pace]), (refusal) =>
    refusal === null ? Effect.void : Effect.fail(tooManyLogIns(refusal.secondsLeft))
  )

/** The strangers' queue, where others may be guessing, gets back this attempt only. */
const succeed = (userId: number, origin: SignInOrigin, queues: ReadonlyArray<Queue>) =>
  Effect.gen(function* () {
    yield* rememberDevice(userId, origin)
    yield* revertTry(limits.logInFromNetwork, origin.network)
    yield* Effect.forEach(
      queues,
      ({ pace, subject }) => (pace === "logInByStrangers" ? returnTry : clearSlowedTries)(keyOf(pace, subject)),
      {
        discard: true
      }
    )
  })

const tooManyLogIns = (retryAfterSeconds: number): CallRefused =>
  new CallRefused({
    status: 429,
    message: `Слишком много попыток. Попробуйте через ${waitText(retryAfterSeconds)} или восстановите пароль по почте`,
    errors: {},
    retryAfterSeconds
  })

/** Keeps IP and email addresses out of the table. */
const keyOf = (pace: keyof typeof paces, subject: string): string => fingerprint(`${pace} ${subject}`)
