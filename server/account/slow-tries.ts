import { Effect } from "effect"
import { waitText } from "../../core/domain/text/waiting.ts"
import { fingerprint } from "./secrets.ts"
import { Database, type DatabaseFailed } from "../platform/db/database.ts"
import { emailKey } from "./emails.ts"
import { findKnown, type Known, rememberDevice, type Whereabouts } from "./known-devices.ts"
import { forgetTries, giveTryBack, type Pace, takeTry } from "./slowed-tries.ts"
import { CurrentCaller } from "./caller.ts"
import { callerNetwork, countTry, forgiveOne, limits } from "../platform/api/limits.ts"
import { CallRefused } from "../platform/api/refusal.ts"

/**
 * How tries at one account slow down. Whoever comes from a device or a place that the account has signed in from has a queue apart, of which strangers spend
 * nothing; all strangers of the world together have one queue, and each of their places its own (`docs/decisions/0011`).
 */
export const paces = {
  logInKnown: { free: 10, first: 1, longest: 15 * 60 },
  logInFromPlace: { free: 10, first: 1, longest: 15 * 60 },
  logInByStrangers: { free: 20, first: 1, longest: 15 * 60 },
  /** A link of a letter is open for an hour: whoever has to wait for a letter has a link in the mailbox that works for twenty minutes at least. */
  letterKnown: { free: 3, first: 60, longest: 40 * 60 },
  letterByStrangers: { free: 3, first: 60, longest: 40 * 60 }
} as const satisfies Readonly<Record<string, Pace>>

type Queue = { readonly pace: keyof typeof paces; readonly who: string }

/** A try that was let through. */
export type Turn = {
  readonly isKnown: boolean
  /** The account has been signed in to before, and not from this device within the last 180 days; without a device id the place decides. */
  readonly isNewDevice: boolean
  /** Where it came from. */
  readonly place: string
  /** The password was right: the account knows the device from now on, and what is its own is forgotten. */
  readonly succeed: (userId: number) => Effect.Effect<void, DatabaseFailed, Database>
}

/** Where the call comes from, as far as an account knows it again. */
export const whereabouts: Effect.Effect<Whereabouts> = Effect.gen(function* () {
  const { deviceId } = yield* CurrentCaller
  return { deviceId, place: yield* callerNetwork }
})

/** Lets one password be tried at the account of an address, or refuses with 429 and how long to wait: the same for addresses without one. */
export const takeLogInTurn = (email: string): Effect.Effect<Turn, CallRefused | DatabaseFailed, Database> =>
  Effect.gen(function* () {
    const here = yield* whereabouts
    const known = yield* findKnown(email, here)
    if (!known.isDevice) yield* countTry(limits.logInFromAddress, here.place)
    const queues = logInQueues(email, here, known)
    const database = yield* Database
    yield* database.transaction(Effect.forEach(queues, takeLogIn, { discard: true }))
    const isKnown = known.isDevice || known.isPlace
    const isNewDevice = known.isUsed && !(here.deviceId === null ? known.isPlace : known.isDevice)
    return { isKnown, isNewDevice, place: here.place, succeed: (userId) => succeed(userId, here, queues) }
  })

/** What stands in the way of the caller's own log-in is cleared: a letter has proven whose account it is. */
export const welcomeBack = (userId: number, email: string): Effect.Effect<void, DatabaseFailed, Database> =>
  Effect.gen(function* () {
    const here = yield* whereabouts
    yield* rememberDevice(userId, here)
    const both = [true, false].flatMap((isDevice) => logInQueues(email, here, { isDevice, isPlace: true }))
    yield* Effect.forEach(both, ({ pace, who }) => forgetTries(keyOf(pace, who)), { discard: true })
  })

/** Whether a letter may go to the mailbox now; `undo` takes it back where it could not be sent. */
export const takeLetterTurn = (
  email: string,
  { isDevice, isPlace }: Known,
  { deviceId, place }: Whereabouts
): Effect.Effect<{ readonly undo: Effect.Effect<void, DatabaseFailed, Database> } | null, DatabaseFailed, Database> => {
  const account = emailKey(email)
  const own = isDevice ? `${account} ${deviceId ?? ""}` : `${account} ${place}`
  const key = isDevice || isPlace ? keyOf("letterKnown", own) : keyOf("letterByStrangers", account)
  const pace = isDevice || isPlace ? paces.letterKnown : paces.letterByStrangers
  return Effect.map(takeTry(key, pace), (refusal) => (refusal === null ? { undo: forgetTries(key) } : null))
}

const logInQueues = (
  email: string,
  { deviceId, place }: Whereabouts,
  { isDevice, isPlace }: Omit<Known, "isUsed">
): ReadonlyArray<Queue> => {
  const account = emailKey(email)
  if (isDevice) return [{ pace: "logInKnown", who: `${account} device ${deviceId ?? ""}` }]
  const ofPlace: Queue = { pace: "logInFromPlace", who: `${account} place ${place}` }
  return isPlace ? [ofPlace] : [ofPlace, { pace: "logInByStrangers", who: account }]
}

const takeLogIn = ({ pace, who }: Queue) =>
  Effect.flatMap(takeTry(keyOf(pace, who), paces[pace]), (refusal) =>
    refusal === null ? Effect.void : Effect.fail(tooManyLogIns(refusal.secondsLeft))
  )

/** The queue of strangers loses this one try alone: others may be guessing meanwhile. */
const succeed = (userId: number, here: Whereabouts, queues: ReadonlyArray<Queue>) =>
  Effect.gen(function* () {
    yield* rememberDevice(userId, here)
    yield* forgiveOne(limits.logInFromAddress, here.place)
    yield* Effect.forEach(queues, ({ pace, who }) => (pace === "logInByStrangers" ? giveTryBack : forgetTries)(keyOf(pace, who)), {
      discard: true
    })
  })

const tooManyLogIns = (retryAfterSeconds: number): CallRefused =>
  new CallRefused({
    status: 429,
    message: `Слишком много попыток. Попробуйте через ${waitText(retryAfterSeconds)} или восстановите пароль по почте`,
    errors: {},
    retryAfterSeconds
  })

/** The table learns neither addresses nor e-mails. */
const keyOf = (pace: keyof typeof paces, who: string): string => fingerprint(`${pace} ${who}`)
