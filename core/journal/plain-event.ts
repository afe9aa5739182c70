import type { AnyEventObject } from "xstate"
import { plainDefect } from "../kernel/plain-defect.ts"

/** Converts an `Error` in an event to plain JSON; otherwise it serialises as `{}` and replays differently. */
export const plainEvent = (event: AnyEventObject): AnyEventObject =>
  "error" in event && event["error"] instanceof Error ? { ...event, error: plainDefect(event["error"]) } : event
