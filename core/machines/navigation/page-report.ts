import type { ErrorReport } from "../../domain/maintenance/error-report.ts"
import type { PageRefusal } from "./page.machine.ts"

/** `status` is that of the response, if there was one. */
export const pageReport = (refusal: PageRefusal): ErrorReport => {
  if (refusal._tag === "Broken") {
    return {
      kind: "page",
      message: refusal.breakage?.message ?? "a page failed to render",
      stack: refusal.breakage?.stack ?? null,
      status: null
    }
  }
  const status = "status" in refusal ? refusal.status : refusal._tag === "TooOften" ? 429 : null
  return { kind: "page", message: `${refusal._tag}${"call" in refusal ? ` ${refusal.call}` : ""}`, stack: null, status }
}
