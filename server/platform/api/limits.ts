import { Effect } from "effect"
import { priceAlertRule } from "../../../core/domain/alerts/price-alert.ts"
import { fingerprint } from "../identity/secrets.ts"
import { PasswordsBusy } from "../identity/passwords.ts"
import type { Database, DatabaseFailed } from "../db/database.ts"
import type { DatabaseEffect } from "../db/query.ts"
import { countOne, countOneLess, clearCount } from "../db/rate-limits.ts"
import { CurrentCaller } from "../identity/caller.ts"
import { CallRefused } from "./refusal.ts"

export type Limit = { readonly name: string; readonly most: number; readonly seconds: number }

const quarterHour = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/**
 * Limits per network are wide, because many people share one. The caller decides what is counted: network, account or recipient. Growing delays per
 * account are in `slow-tries.ts`. The texts of `name` are parts of database keys.
 */
export const limits = {
  logInFromNetwork: { name: "logInFromAddress", most: 100, seconds: quarterHour },
  register: { name: "register", most: 60, seconds: hour },
  askResetFromNetwork: { name: "askResetFromAddress", most: 60, seconds: hour },
  reset: { name: "reset", most: 60, seconds: hour },
  changePassword: { name: "changePassword", most: 10, seconds: quarterHour },
  subscribe: { name: "subscribe", most: 60, seconds: hour },
  /** Per account, per recipient, per network. */
  emailLetter: { name: "emailLetter", most: 5, seconds: hour },
  emailLetterTo: { name: "emailLetterTo", most: 10, seconds: hour },
  emailLetterFromNetwork: { name: "emailLetterFromAddress", most: 60, seconds: hour },
  /** Per recipient. */
  newsletterLetter: { name: "newsletterLetter", most: 3, seconds: day },
  letterLink: { name: "letterLink", most: 300, seconds: hour },
  /** Requests that fail validation; the shop's pages validate before sending. */
  unfit: { name: "unfit", most: 1200, seconds: hour },
  shopping: { name: "shopping", most: 6000, seconds: hour },
  /** One request per pause in typing. */
  suggestions: { name: "suggestions", most: 3000, seconds: hour },
  /** One request per pause in typing, three per page of results; all people of an office or a mobile carrier may share one address. */
  search: { name: "search", most: 6000, seconds: hour },
  /** Per account; networks count under `shopping`. */
  checkout: { name: "checkout", most: 60, seconds: hour },
  /** Orders payable on receipt hold items without payment. */
  onReceipt: { name: "onReceipt", most: 5, seconds: day },
  onReceiptFromNetwork: { name: "onReceiptFromAddress", most: 30, seconds: day },
  /** Wrong codes; `voucher-handlers.ts` limits them per certificate. */
  voucherFromNetwork: { name: "voucherFromAddress", most: 40, seconds: hour },
  quickOrder: { name: "order", most: 60, seconds: hour },
  review: { name: "review", most: 30, seconds: hour },
  /** Per account: re-encoding is costly. */
  reviewPhoto: { name: "reviewPhoto", most: 60, seconds: hour },
  /** Per email address: each sends a letter. */
  quickOrderLetter: { name: "quickOrderLetter", most: 20, seconds: day },
  /** Per email address that no account has confirmed: letters that a buyer can cause without paying. */
  orderLetter: { name: "orderLetter", most: 20, seconds: day },
  question: { name: "question", most: 30, seconds: hour },
  /** Per email address: each sends a letter. */
  questionLetter: { name: "questionLetter", most: 10, seconds: day },
  priceAlert: { name: "priceAlert", most: 60, seconds: hour },
  /** Per email address, for any sender. */
  priceAlertLetter: { name: "priceAlertLetter", most: priceAlertRule.lettersADay, seconds: day },
  /** Per email address: each sends a letter. */
  visitLetter: { name: "visitLetter", most: 10, seconds: day },
  visit: { name: "visit", most: 30, seconds: hour },
  /** Per account. */
  profile: { name: "profile", most: 60, seconds: hour },
  /** Per account: checking and encrypting is costly. */
  passportFile: { name: "passportFile", most: 40, seconds: hour },
  /** Per account: an expert reads each request. */
  diamondOrder: { name: "diamondOrder", most: 30, seconds: hour },
  diamondOrderFile: { name: "diamondOrderFile", most: 40, seconds: hour },
  dataCopy: { name: "dataCopy", most: 10, seconds: hour },
  /** Per account. */
  devices: { name: "devices", most: 240, seconds: hour },
  /** Per account. */
  newDeviceLetter: { name: "newDeviceLetter", most: 10, seconds: day },
  passport: { name: "passport", most: 60, seconds: hour },
  addresses: { name: "addresses", most: 300, seconds: hour },
  /** One page view may send two operations. */
  operations: { name: "operations", most: 1200, seconds: hour },
  /** A page reports at most ten failures. */
  report: { name: "report", most: 300, seconds: hour },
  /** Per account or guest: opened documents and created links. */
  papers: { name: "papers", most: 120, seconds: hour },
  /** Per network: every request draws a document. */
  papersDrawn: { name: "papersDrawn", most: 1200, seconds: hour },
  guest: { name: "guest", most: 3000, seconds: hour }
} as const satisfies Readonly<Record<string, Limit>>

/** Counts for all processes in the database; fails with 429 over the limit. */
export const countTry = (limit: Limit, subject: string): Effect.Effect<void, CallRefused | DatabaseFailed, Database> =>
  Effect.flatMap(countOne(keyOf(limit, subject), limit.seconds), ({ count, secondsLeft }) =>
    count > limit.most ? Effect.fail(tooManyRequests(secondsLeft)) : Effect.void
  )

/** `false` over the limit, for actions that are skipped silently. */
export const countTryQuietly = (limit: Limit, subject: string): DatabaseEffect<boolean> =>
  Effect.map(countOne(keyOf(limit, subject), limit.seconds), ({ count }) => count <= limit.most)

/** Fails with a specific message and reason. */
export const countTryOrRefuse = (limit: Limit, subject: string, texts: Pick<CallRefused, "message" | "errors">) =>
  Effect.mapError(countTry(limit, subject), (failure) =>
    failure instanceof CallRefused ? new CallRefused({ ...failure, ...texts }) : failure
  )

export const clearTries = (limit: Limit, subject: string): DatabaseEffect<void> => clearCount(keyOf(limit, subject))

export const revertTry = (limit: Limit, subject: string): DatabaseEffect<void> => countOneLess(keyOf(limit, subject))

/** IPv4 address or IPv6 /64 prefix; `here` within the process. */
export const callerNetwork: Effect.Effect<string> = Effect.map(CurrentCaller, ({ address }) =>
  address === null ? "here" : networkOf(address)
)

/** 503 when the password queue is full. */
export const refuseWhenBusy = <A, E, R>(program: Effect.Effect<A, E | PasswordsBusy, R>) =>
  Effect.catchIf(program, isBusy, () => Effect.fail(new CallRefused({ status: 503, message: busy, errors: {}, retryAfterSeconds: 10 })))

const isBusy = (error: unknown): error is PasswordsBusy => error instanceof PasswordsBusy

const busy = "Сейчас входит слишком много покупателей. Попробуйте ещё раз через несколько секунд"

export const tooManyRequests = (retryAfterSeconds: number): CallRefused =>
  new CallRefused({ status: 429, message: "Слишком много попыток. Попробуйте позже", errors: {}, retryAfterSeconds })

/** Keeps IP and email addresses out of the table. */
const keyOf = ({ name }: Limit, subject: string): string => fingerprint(`${name} ${subject}`)

const networkOf = (address: string): string => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 !== undefined) return v4
  const [head = "", tail] = address.toLowerCase().split("::")
  const groups = head.split(":").filter((group) => group !== "")
  const after = tail === undefined ? [] : tail.split(":").filter((group) => group !== "")
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => "0")
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")
}
