import { readFileSync } from "node:fs"
import { runningShop } from "../../server/running-shop.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** Where journals open: in the shop that runs on this machine, by the note that it leaves; without one, where the settings say that it will. */
export const inspectorOf = (env: Environment, note = noteOf()): string =>
  `${note ?? env["PUBLIC_URL"] ?? `http://localhost:${env["PORT"] ?? "3000"}`}/inspector`

/** The inspector at the last step of a journal of the run: the machine that failed, and the screen as it was. */
export const linkTo = (inspector: string, journal: string, actor: string): string =>
  `${inspector}#file=${encodeURIComponent(journal)}&actor=${encodeURIComponent(actor)}&view=screen`

/** The origin of the shop that has left a note and still runs. */
const noteOf = (): string | null => {
  try {
    return originIn(readFileSync(runningShop, "utf8"), isAlive)
  } catch {
    // No shop has left a note.
    return null
  }
}

/** The origin in a note, where the process that wrote it is there. */
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
    // There is no such process.
    return false
  }
}
