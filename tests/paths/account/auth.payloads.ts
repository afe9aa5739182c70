import type { AnyEventObject } from "xstate"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { user } from "../../../qa/samples/user.ts"
import { defect } from "../../../qa/paths/visits.ts"

const refused = failed({ _tag: "Refused", call: "session.me", requestId: null, status: 401, message: "Войдите", errors: {} })
export const other = { ...user, name: "Ольга" }
export const answers = ["checkMe", "enterByLink"].flatMap((call) => [
  { type: `xstate.done.actor.${call}`, output: succeeded(user) },
  { type: `xstate.done.actor.${call}`, output: refused },
  { type: `xstate.error.actor.${call}`, error: defect }
])
export type Event = AnyEventObject
export const signedOut = { type: "xstate.done.actor.logOut", output: succeeded(undefined) }
export const refusedForWrite = { type: "auth.tokenLost", isRefused: true, isWrite: true }
export const signedOutElsewhere = { type: "auth.tokenLost", isRefused: false, isWrite: false }
export const factsOf = (facts: ReadonlyArray<Event>) => facts.filter(({ type }) => type.startsWith("auth."))

export type AuthState = { readonly value: unknown }

export function isIdle({ value }: AuthState): boolean {
  return value === "guest"
}

export function isFollowing({ value }: AuthState): boolean {
  return value === "following"
}
