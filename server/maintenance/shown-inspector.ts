import { fileURLToPath } from "node:url"
import type { Environment } from "../platform/environment.ts"
import type { InspectorOptions } from "./inspector-routes.ts"

const qaFolder = fileURLToPath(new URL("../../.qa", import.meta.url))

/** Disabled in production unless configured; never serves files of QA runs there. */
export const shownInspector = (
  { hasInspector, mode, statelyUrl }: Pick<Environment, "hasInspector" | "mode" | "statelyUrl">,
  files: InspectorOptions["files"]
): InspectorOptions | null => (hasInspector ? { files, qaFolder: mode === "production" ? null : qaFolder, statelyUrl } : null)
