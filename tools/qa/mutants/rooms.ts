import { globSync, readFileSync } from "node:fs"
import { inRoot } from "../../root.ts"
import { type SourceMutant, sourceMutants } from "./source-mutants.ts"

/** The parts of the product that are broken by a sample. Seeds and what only starts a process are no rules. */
const rooms = {
  domain: { of: ["core/domain/**/*.ts"], but: [] },
  services: { of: ["core/services/**/*.ts"], but: [] },
  machines: { of: ["core/machines/**/*.ts"], but: [] },
  adapters: { of: ["adapters/**/*.ts"], but: [] },
  server: { of: ["server/**/*.ts"], but: ["server/seed/**", "server/dev.ts", "server/main.ts"] }
} as const

export type Room = keyof typeof rooms

const isRoom = (name: string): name is Room => name in rooms

/** Throws for a room that there is not. */
export const readRoom = (name: string): Room => {
  if (!isRoom(name)) throw new Error(`there is no room ${name}: ${Object.keys(rooms).join(", ")}`)
  return name
}

/** The files of a room, as paths from the root. */
export const filesOf = (room: Room): ReadonlyArray<string> =>
  globSync([...rooms[room].of], { cwd: inRoot(), exclude: [...rooms[room].but] }).toSorted()

/** Everything in a room that can be broken. */
export const mutantsIn = (room: Room): ReadonlyArray<SourceMutant> => filesOf(room).flatMap((file) => sourceMutants(file, textOf(file)))

/** A file by its path from the root. */
export const textOf = (file: string): string => readFileSync(inRoot(file), "utf8")
