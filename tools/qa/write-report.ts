import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { AnyStateMachine } from "xstate"
import { htmlOf } from "./html.ts"
import { junitOf } from "./junit.ts"
import type { Results } from "./results.ts"

/** Writes `report.html`, `report.json` and `junit.xml`. */
export const writeReport = async (
  results: Results,
  machines: ReadonlyMap<string, AnyStateMachine>,
  out: string,
  inspector: string
): Promise<void> => {
  mkdirSync(out, { recursive: true })
  const shots = results.shots.map(({ faults, machine, state, title }) => ({ faults, machine, state, title }))
  writeFileSync(
    join(out, "report.json"),
    JSON.stringify({ ...results, paths: results.paths.map((path) => ({ ...path, picture: null })), shots }, null, 1)
  )
  writeFileSync(join(out, "junit.xml"), junitOf(results))
  writeFileSync(join(out, "report.html"), await htmlOf(results, machines, inspector))
}
