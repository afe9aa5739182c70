import type { AnyEventObject } from "xstate"
import { plainDefect } from "../kernel/plain-defect.ts"

/** An `Error` would serialise as `{}` and replay differently. */
export const plainEvent = (event: AnyEventObject): AnyEventObject =>
  "error" in event && event["error"] instanceof Error ? { ...event, error: plainDefect(event["error"]) } : event
