import { Effect } from "effect"
import { fingerprint } from "../../account/secrets.ts"
import { PasswordsBusy } from "../../account/passwords.ts"
import type { Database, DatabaseFailed } from "../db/database.ts"
import { countOne, countOneLess, forgetCount } from "../db/rate-limits.ts"
import { CurrentCaller } from "../../account/caller.ts"
import { CallRefused } from "./refusal.ts"

/** How often something may be tried within a window. */
export type Limit = { readonly name: string; readonly most: number; readonly seconds: number }

const quarter = 15 * 60
const hour = 60 * 60
const day = 24 * hour

/** Many people come from one address (offices, mobile networks), so what an address may do is wide. What one account bears is in `slow-tries.ts`. */
export const limits = {
  logInFromAddress: { name: "logInFromAddress", most: 100, seconds: quarter },
  register: { name: "register", most: 60, seconds: hour },
  askResetFromAddress: { name: "askResetFromAddress", most: 60, seconds: hour },
  reset: { name: "reset", most: 60, seconds: hour },
  changePassword: { name: "changePassword", most: 10, seconds: quarter },
  subscribe: { name: "subscribe", most: 60, seconds: hour },
  /** Letters that confirm an address: of one account, to one address whoever asks, from one place. */
  emailLetter: { name: "emailLetter", most: 5, seconds: hour },
  emailLetterTo: { name: "emailLetterTo", most: 10, seconds: hour },
  emailLetterFromAddress: { name: "emailLetterFromAddress", most: 60, seconds: hour },
  /** To one address, whoever asks. */
  newsletterLetter: { name: "newsletterLetter", most: 3, seconds: 24 * hour },
  /** Links of letters that are opened or pressed. */
  letterLink: { name: "letterLink", most: 300, seconds: hour },
  /** Requests that the contract refuses before a handler sees them: pages of the shop check what they send. */
  unfit: { name: "unfit", most: 1200, seconds: hour },
  shopping: { name: "shopping", most: 6000, seconds: hour },
  /** While an address is typed each pause asks once. */
  suggestions: { name: "suggestions", most: 3000, seconds: hour },
  /** While a term is typed each pause asks once, and a place may be an office or a mobile network. */
  search: { name: "search", most: 6000, seconds: hour },
  /** Of one account: a place is counted as all shopping is. */
  checkout: { name: "checkout", most: 60, seconds: hour },
  /** Orders that are paid on receipt: each holds its things for good, and nobody has paid for them. */
  onReceipt: { name: "onReceipt", most: 5, seconds: day },
  onReceiptFromAddress: { name: "onReceiptFromAddress", most: 30, seconds: day },
  /** Codes of promotions and certificates that were wrong; of one certificate see `server/checkout/voucher-handlers.ts`. */
  voucherFromAddress: { name: "voucherFromAddress", most: 40, seconds: hour },
  order: { name: "order", most: 60, seconds: hour },
  review: { name: "review", most: 30, seconds: hour },
  /** Of one account: each is received and drawn anew, which costs. */
  reviewPhoto: { name: "reviewPhoto", most: 60, seconds: hour },
  /** Quick orders of one address, whoever types it: each has its letter. */
  quickOrderLetter: { name: "quickOrderLetter", most: 20, seconds: day },
  question: { name: "question", most: 30, seconds: hour },
  /** Questions from one address, whoever types it: each has its letter. */
  questionLetter: { name: "questionLetter", most: 10, seconds: day },
  visit: { name: "visit", most: 30, seconds: hour },
  /** Of one account: what is saved of oneself, and of where one's orders go. */
  profile: { name: "profile", most: 60, seconds: hour },
  /** Of one account: each file is received, checked and encrypted, which costs. */
  passportFile: { name: "passportFile", most: 40, seconds: hour },
  /** Of one account: requests for diamonds, each read by an expert, and their files. */
  diamondOrder: { name: "diamondOrder", most: 30, seconds: hour },
  diamondOrderFile: { name: "diamondOrderFile", most: 40, seconds: hour },
  dataCopy: { name: "dataCopy", most: 10, seconds: hour },
  /** Of one account: looking at its devices and ending their sessions. */
  devices: { name: "devices", most: 240, seconds: hour },
  /** Letters about log-ins from new devices, to one account. */
  newDeviceLetter: { name: "newDeviceLetter", most: 10, seconds: day },
  passport: { name: "passport", most: 60, seconds: hour },
  addresses: { name: "addresses", most: 300, seconds: hour },
  /** A page that is looked at may be told in two. */
  operations: { name: "operations", most: 6000, seconds: hour },
  /** A page reports ten failures at most. */
  report: { name: "report", most: 300, seconds: hour },
  /** Of one account or guest: each press on a paper, each copy of a link. */
  papers: { name: "papers", most: 120, seconds: hour },
  /** Of one place: a paper is drawn anew each time. */
  papersDrawn: { name: "papersDrawn", most: 1200, seconds: hour },
  guest: { name: "guest", most: 3000, seconds: hour }
} as const satisfies Readonly<Record<string, Limit>>

/** Counts one more try by `who`, in the database for all processes; one too many is refused with 429. */
export const countTry = (limit: Limit, who: string): Effect.Effect<void, CallRefused | DatabaseFailed, Database> =>
  Effect.flatMap(countOne(keyOf(limit, who), limit.seconds), ({ count, secondsLeft }) =>
    count > limit.most ? Effect.fail(tooOften(secondsLeft)) : Effect.void
  )

/** Counts one more by `who`: whether it is within the limit. For what is left undone without a word. */
export const isWithin = (limit: Limit, who: string): Effect.Effect<boolean, DatabaseFailed, Database> =>
  Effect.map(countOne(keyOf(limit, who), limit.seconds), ({ count }) => count <= limit.most)

/** Counts one more try as `countTry` does; one too many is refused in words of its own, with a reason that the page can act on. */
export const countTryOr = (limit: Limit, who: string, words: Pick<CallRefused, "message" | "errors">) =>
  Effect.mapError(countTry(limit, who), (failure) => (failure instanceof CallRefused ? new CallRefused({ ...failure, ...words }) : failure))

/** What `who` has tried was right: it counts no more. */
export const forgive = (limit: Limit, who: string): Effect.Effect<void, DatabaseFailed, Database> => forgetCount(keyOf(limit, who))

/** One try of `who` was right: it alone counts no more. */
export const forgiveOne = (limit: Limit, who: string): Effect.Effect<void, DatabaseFailed, Database> => countOneLess(keyOf(limit, who))

/** Where the call comes from, as far as a limit tells callers apart: an IPv6 network of 64 bits is one. */
export const callerNetwork: Effect.Effect<string> = Effect.map(CurrentCaller, ({ address }) =>
  address === null ? "here" : networkOf(address)
)

/** Runs what hashes passwords; where too many wait already, the shop is out of reach for a while (503), whoever asks. */
export const whenNotBusy = <A, E, R>(program: Effect.Effect<A, E | PasswordsBusy, R>) =>
  Effect.catchIf(program, isBusy, () => Effect.fail(new CallRefused({ status: 503, message: busy, errors: {}, retryAfterSeconds: 10 })))

const isBusy = (error: unknown): error is PasswordsBusy => error instanceof PasswordsBusy

const busy = "Сейчас входит слишком много покупателей. Попробуйте ещё раз через несколько секунд"

/** 429: when to come again, in seconds. */
export const tooOften = (retryAfterSeconds: number): CallRefused =>
  new CallRefused({ status: 429, message: "Слишком много попыток. Попробуйте позже", errors: {}, retryAfterSeconds })

/** The table learns neither addresses nor e-mails. */
const keyOf = ({ name }: Limit, who: string): string => fingerprint(`${name} ${who}`)

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
