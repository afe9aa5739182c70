import { existsSync, readFileSync, statSync } from "node:fs"
import { readJson } from "../read-json.ts"
import { inRoot } from "../root.ts"
import { charactersBySource, type SourceMap } from "./source-map.ts"

export const parts = ["react + react-dom", "xstate", "effect", "wouter + ky", "other packages", "own code"] as const
export type Part = (typeof parts)[number]

const partByPackage: Readonly<Record<string, Part>> = {
  react: "react + react-dom",
  "react-dom": "react + react-dom",
  scheduler: "react + react-dom",
  xstate: "xstate",
  "@xstate/react": "xstate",
  effect: "effect",
  wouter: "wouter + ky",
  regexparam: "wouter + ky",
  ky: "wouter + ky"
}

export const partOf = (source: string): Part => {
  const name = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  return name === undefined ? "own code" : (partByPackage[name] ?? "other packages")
}

export const isMaintenance = (source: string): boolean =>
  !source.includes("node_modules") &&
  /marketing|consent|platform|tags|builds|recovery|reload|chunk-guard|report|failures-|preloads/.test(source)

/** Gzipped bytes of each part: a chunk's bytes are divided in proportion to characters. */
export const costOfParts = (scripts: Iterable<string>): ReadonlyMap<Part, number> => costsOf(scripts, partOf)

export const costOfSources = (scripts: Iterable<string>, isSelected: (source: string) => boolean): number =>
  costsOf(scripts, isSelected).get(true) ?? 0

const costsOf = <Key>(scripts: Iterable<string>, keyOf: (source: string) => Key): ReadonlyMap<Key, number> => {
  const costs = new Map<Key, number>()
  for (const file of scripts) {
    const code = readFileSync(inRoot("dist/client", file), "utf8")
    const map = mapOf(file)
    const bytesPerCharacter = gzippedSize(file) / code.length
    for (const [source, size] of charactersBySource(code, map)) {
      const key = keyOf(source)
      costs.set(key, (costs.get(key) ?? 0) + size * bytesPerCharacter)
    }
  }
  return costs
}

/** Gzipped, or plain if that is smaller. */
export const gzippedSize = (file: string) => {
  const plain = inRoot("dist/client", file)
  return statSync(existsSync(`${plain}.gz`) ? `${plain}.gz` : plain).size
}

/** The bundler's runtime has no map and counts as own code. */
const mapOf = (file: string): SourceMap => {
  const map = inRoot("dist/maps", `${file}.map`)
  return existsSync(map) ? readJson<SourceMap>(map) : { sources: [], mappings: "" }
}
