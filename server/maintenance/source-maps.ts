import { originalPositionFor, TraceMap } from "@jridgewell/trace-mapping"
import { existsSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { MapsOf } from "./stored-builds.ts"

/** Position in a chunk: `https://shop/assets/home-1a2b3c4d.js:12:345`. Bounds lengths, because anyone can send a stack. */
const place = /(?:https?:\/\/[^\s()]{1,255})?\/assets\/([\w.-]{1,100}\.js):(\d{1,7}):(\d{1,7})/g

const most = { places: 40, chunks: 8, cachedMaps: 12 } as const

/** Translates positions by the build's source maps; leaves those without a map. */
export const readStack = async (stack: string, build: string, mapsOf: MapsOf): Promise<string> => {
  const folder = mapsOf(build)
  if (folder === undefined) return stack
  const places = [...stack.matchAll(place)].slice(0, most.places)
  const names = [...new Set(places.map(([, name = ""]) => name))].slice(0, most.chunks)
  const maps = new Map<string, TraceMap | undefined>()
  // Reads one map at a time, so that the server answers other requests between two.
  for (const name of names) maps.set(name, await mapOf(join(folder, "assets", `${name}.map`)))
  let left: number = most.places
  return stack.replaceAll(place, (whole, name: string, line: string, column: string) => {
    const map = left-- > 0 ? maps.get(name) : undefined
    const source = map && originalPositionFor(map, { line: Math.max(1, Number(line)), column: Math.max(0, Number(column) - 1) })
    return source?.source ? `${source.source.replace(/^(?:\.\.\/)+/, "")}:${source.line}:${source.column + 1}` : whole
  })
}

/** LRU cache: failures come in bursts, and a map takes about 20 ms and megabytes. */
const cache = new Map<string, TraceMap>()

const mapOf = async (file: string): Promise<TraceMap | undefined> => {
  const cached = cache.get(file)
  const map = cached ?? (existsSync(file) ? new TraceMap(await readFile(file, "utf8")) : undefined)
  if (map === undefined) return undefined
  // Moves the map to the end; the first is evicted.
  cache.delete(file)
  cache.set(file, map)
  for (const [oldest] of [...cache].slice(0, Math.max(0, cache.size - most.cachedMaps))) cache.delete(oldest)
  return map
}
