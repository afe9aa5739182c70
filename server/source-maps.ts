import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { MapsOf } from "./kept-builds.ts"

/** A place in a chunk, as every browser writes it: `https://shop/assets/home-1a2b3c4d.js:12:345`. */
const place = /(?:https?:\/\/[^\s()]+)?\/assets\/([\w.-]+\.js):(\d+):(\d+)/g

/** The stack of a build with the places of its sources; what has no map stays as it is. */
export const readStack = async (stack: string, build: string, mapsOf: MapsOf): Promise<string> => {
  const folder = mapsOf(build)
  if (folder === undefined) return stack
  const names = new Set([...stack.matchAll(place)].map(([, name = ""]) => name))
  const maps = new Map(
    await Promise.all([...names].map(async (name) => [name, await mapOf(join(folder, "assets", `${name}.map`))] as const))
  )
  return stack.replaceAll(place, (whole, name: string, line: string, column: string) => {
    const map = maps.get(name)
    const found = map && originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) })
    return found?.source ? `${found.source.replace(/^(?:\.\.\/)+/, "")}:${found.line}:${found.column + 1}` : whole
  })
}

const mapOf = async (file: string): Promise<TraceMap | undefined> =>
  existsSync(file) ? new TraceMap(await readFile(file, "utf8")) : undefined
