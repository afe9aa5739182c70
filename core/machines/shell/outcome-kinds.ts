import type { Outcome } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"

/**
 * Checks whether a write must be resent under its key: its result is unknown (no connection, 429, 5xx, unreadable response, a defect as `null`) or
 * the session expired (401). Other refusals are final.
 */
export const isUnanswered = (outcome: Outcome<unknown, typeof ApiError.Encoded> | null): boolean =>
  outcome === null || (outcome._tag === "Failure" && (outcome.error._tag !== "Refused" || outcome.error.status === 401))

/** Status 401. */
export const isSessionExpired = (outcome: Outcome<unknown, typeof ApiError.Encoded> | null): boolean =>
  outcome?._tag === "Failure" && outcome.error._tag === "Refused" && outcome.error.status === 401

/** No connection to the server. */
export const isCutOff = (outcome: Outcome<unknown, { readonly _tag: string }> | null): boolean =>
  outcome?._tag === "Failure" && outcome.error._tag === "Unreachable"
