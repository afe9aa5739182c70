import { readFileSync } from "node:fs"
import { runningShop } from "../../server/running-shop.ts"
import type { Level } from "./results.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** Address of the inspector: in the shop of the note (`server/running-shop.ts`), otherwise by the settings. */
export const inspectorOf = (env: Environment, note = noteOf()): string =>
  `${note ?? env["PUBLIC_URL"] ?? `${env["TLS_CERT"] ? "https" : "http"}://localhost:${env["PORT"] ?? "3000"}`}/inspector`

type Failed = { readonly journal: string; readonly actor: string; readonly level: Level }

/** Link to the last step of a journal: the chart of the failed machine, or the shop's screen if the path ran in a shop. */
export const linkTo = (inspector: string, { actor, journal, level }: Failed): string =>
  `${inspector}#file=${encodeURIComponent(journal)}&actor=${encodeURIComponent(actor)}${hasScreen[level] ? "&view=screen" : ""}`

const hasScreen: Readonly<Record<Level, boolean>> = { pure: false, live: false, browser: true, journeys: true }

const noteOf = (): string | null => {
  try {
    return originIn(readFileSync(runningShop, "utf8"), isAlive)
  } catch {
    // No shop is running.
    return null
  }
}

/** Origin in a shop's note; `null` if its process has ended. */
export const originIn = (note: string, lives: (pid: number) => boolean): string | null => {
  const whole: unknown = JSON.parse(note)
  if (typeof whole !== "object" || whole === null || !("origin" in whole) || !("pid" in whole)) return null
  const { origin, pid } = whole
  return typeof origin === "string" && typeof pid === "number" && lives(pid) ? origin : null
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
