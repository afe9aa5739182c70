import { globSync, readFileSync } from "node:fs"
import { WrongUsage } from "../../arguments.ts"
import { inRoot } from "../../root.ts"
import { type SourceMutant, sourceMutants } from "./source-mutants.ts"

/** Areas that are mutated by sampling, without seeds and process entry points. */
const rooms = {
  domain: { of: ["core/domain/**/*.ts"], but: [] },
  services: { of: ["core/services/**/*.ts"], but: [] },
  machines: { of: ["core/machines/**/*.ts"], but: [] },
  adapters: { of: ["adapters/**/*.ts"], but: [] },
  server: { of: ["server/**/*.ts"], but: ["server/seed/**", "server/dev.ts", "server/main.ts"] }
} as const

export type Room = keyof typeof rooms

const isRoom = (name: string): name is Room => name in rooms

export const readRoom = (name: string): Room => {
  if (!isRoom(name)) throw new WrongUsage(`there is no room ${name}: ${Object.keys(rooms).join(", ")}`)
  return name
}

export const filesOf = (room: Room): ReadonlyArray<string> =>
  globSync([...rooms[room].of], { cwd: inRoot(), exclude: [...rooms[room].but] }).toSorted()

export const mutantsIn = (room: Room): ReadonlyArray<SourceMutant> => filesOf(room).flatMap((file) => sourceMutants(file, textOf(file)))

export const textOf = (file: string): string => readFileSync(inRoot(file), "utf8")
