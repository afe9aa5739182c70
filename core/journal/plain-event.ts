import type { AnyEventObject } from "xstate"
import { plainDefect } from "../kernel/plain-defect.ts"

/** Converts an `Error` in an event to JSON; it would serialise as `{}` and replay differently. */
export const plainEvent = (event: AnyEventObject): AnyEventObject =>
  "error" in event && event["error"] instanceof Error ? { ...event, error: plainDefect(event["error"]) } : event
