import { fileURLToPath } from "node:url"
import type { Environment } from "../environment.ts"
import type { InspectorOptions } from "./inspector-routes.ts"

/** Where `npm run qa` leaves what it found. */
const qaFolder = fileURLToPath(new URL("../../.qa", import.meta.url))

/** What the server shows of the inspector: nothing in production unless it was told so, and never the files of a run of QA there. */
export const shownInspector = (
  { hasInspector, mode, statelyUrl }: Pick<Environment, "hasInspector" | "mode" | "statelyUrl">,
  files: InspectorOptions["files"]
): InspectorOptions | null => (hasInspector ? { files, qaFolder: mode === "production" ? null : qaFolder, statelyUrl } : null)
