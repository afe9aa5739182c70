import type { AnyEventObject } from "xstate"
import { plainDefect } from "../kernel/plain-defect.ts"

/** An event whose defect, if it carries one, is plain JSON: `Error` itself becomes `{}` in JSON and would replay differently. */
export const plainEvent = (event: AnyEventObject): AnyEventObject =>
  "error" in event && event["error"] instanceof Error ? { ...event, error: plainDefect(event["error"]) } : event
