import type { Outcome } from "../../kernel/outcome.ts"
import type { ApiError } from "../../services/ports/api.ts"

/**
 * Whether a write is to be sent again under its key: nobody knows whether it was done, or the shop cannot do it now (no connection, 429, 5xx, an answer
 * that cannot be read, a defect, which is `null`), or does not know this user any more. What the shop refuses is its last word.
 */
export const isUnanswered = (outcome: Outcome<unknown, typeof ApiError.Encoded> | null): boolean =>
  outcome === null || (outcome._tag === "Failure" && (outcome.error._tag !== "Refused" || outcome.error.status === 401))

/** Whether the shop does not know the user any more. */
export const isUnknown = (outcome: Outcome<unknown, typeof ApiError.Encoded> | null): boolean =>
  outcome?._tag === "Failure" && outcome.error._tag === "Refused" && outcome.error.status === 401

/** Whether there is no way to the shop at all. */
export const isCutOff = (outcome: Outcome<unknown, typeof ApiError.Encoded> | null): boolean =>
  outcome?._tag === "Failure" && outcome.error._tag === "Unreachable"
