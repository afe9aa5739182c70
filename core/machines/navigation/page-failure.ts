import type { LoadFailure } from "../../domain/navigation/load-failure.ts"
import type { Breakage, PageRefusal } from "./page.machine.ts"

/** Failure to show the user. A refusal of `null` means that the code of the call did not load. */
export const pageFailure = (refusal: PageRefusal | null): { readonly reason: LoadFailure; readonly requestId: string | null } => {
  if (refusal === null) return { reason: "network", requestId: null }
  switch (refusal._tag) {
    case "Unreachable":
      return { reason: refusal.timedOut ? "timeout" : "network", requestId: refusal.requestId }
    case "TooOften":
      return { reason: "tooOften", requestId: refusal.requestId }
    case "Unreadable":
      return { reason: "unreadable", requestId: refusal.requestId }
    case "ServerFailed":
    case "Refused":
      return { reason: "server", requestId: refusal.requestId }
    case "ScreenUnavailable":
      return { reason: "network", requestId: null }
    case "Defect":
    case "Broken":
      return { reason: "server", requestId: null }
  }
}

export const breakageOf = (thrown: unknown): Breakage =>
  thrown instanceof Error ? { message: thrown.message, stack: thrown.stack ?? null } : { message: String(thrown), stack: null }
