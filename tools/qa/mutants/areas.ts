import { globSync, readFileSync } from "node:fs"
import { WrongUsage } from "../../arguments.ts"
import { inRoot } from "../../root.ts"
import { type SourceMutant, sourceMutants } from "./source-mutants.ts"

/** Areas that are mutated by sampling, without seeds and process entry points. */
const areas = {
  domain: { of: ["core/domain/**/*.ts"], but: [] },
  services: { of: ["core/services/**/*.ts"], but: [] },
  machines: { of: ["core/machines/**/*.ts"], but: [] },
  adapters: { of: ["adapters/**/*.ts"], but: [] },
  server: { of: ["server/**/*.ts"], but: ["server/seed/**", "server/dev.ts", "server/main.ts"] }
} as const

export type Area = keyof typeof areas

const isArea = (name: string): name is Area => name in areas

export const readArea = (name: string): Area => {
  if (!isArea(name)) throw new WrongUsage(`unknown area "${name}"; use one of ${Object.keys(areas).join(", ")}`)
  return name
}

export const filesOf = (area: Area): ReadonlyArray<string> =>
  globSync([...areas[area].of], { cwd: inRoot(), exclude: [...areas[area].but] }).toSorted()

export const mutantsIn = (area: Area): ReadonlyArray<SourceMutant> => filesOf(area).flatMap((file) => sourceMutants(file, textOf(file)))

export const textOf = (file: string): string => readFileSync(inRoot(file), "utf8")
