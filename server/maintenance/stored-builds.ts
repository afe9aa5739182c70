import { Effect, Option, Schema } from "effect"
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Build } from "../platform/http/build-routes.ts"
import { dayMs } from "../../core/domain/text/day-after.ts"

/** Includes the running build. */
export const maxBuilds = 5

/** Open tabs may need an old build for this long. */
export const retentionMs = 7 * dayMs

const StoredBuild = Schema.Struct({
  id: Schema.NonEmptyString.check(Schema.isPattern(/^[\w-]+$/)),
  timestamp: Schema.Finite,
  contract: Schema.String,
  routes: Schema.Array(Schema.Struct({ name: Schema.String, pattern: Schema.String, preloads: Schema.NullOr(Schema.String) })),
  files: Schema.optionalKey(Schema.Record(Schema.String, Schema.Array(Schema.String))),
  /** `null` for the running build. */
  replacedAt: Schema.NullOr(Schema.Finite)
})
type StoredBuild = typeof StoredBuild.Type

export const retainedBuilds = <B extends Pick<StoredBuild, "replacedAt">>(earlier: ReadonlyArray<B>, now: number): ReadonlyArray<B> =>
  earlier
    .filter(({ replacedAt }) => replacedAt !== null && now - replacedAt < retentionMs)
    .toSorted((one, other) => (other.replacedAt ?? 0) - (one.replacedAt ?? 0))
    .slice(0, maxBuilds - 1)

export type StoredBuilds = {
  readonly earlier: ReadonlyArray<StoredBuild>
  readonly folders: ReadonlyArray<string>
  readonly mapsOf: MapsOf
}

/** Folder of a build's source maps, never served. */
export type MapsOf = (id: string) => string | undefined

/** Stores the running build's hashed files and source maps as hard links beside earlier builds, so that open tabs can still load chunks. */
export const storeBuilds = (
  folder: string,
  dist: string,
  running: Omit<Build, "earlier">,
  now: number
): Effect.Effect<StoredBuilds, Error> =>
  Effect.try({
    try: () => {
      const home = join(folder, running.id)
      if (!existsSync(join(home, recordName))) {
        link(join(dist, "client/assets"), join(home, "client/assets"))
        link(join(dist, "maps/assets"), join(home, "maps/assets"))
      }
      write(home, { ...running, replacedAt: null })
      const others = readdirSync(folder).flatMap((name) => (name === running.id ? [] : read(join(folder, name))))
      const replaced = others.map((build) => ({ ...build, replacedAt: build.replacedAt ?? now }))
      const earlier = retainedBuilds(replaced, now)
      for (const build of replaced) {
        if (earlier.includes(build)) write(join(folder, build.id), build)
        else rmSync(join(folder, build.id), { recursive: true, force: true })
      }
      const ids = new Set([running.id, ...earlier.map(({ id }) => id)])
      return {
        earlier,
        folders: earlier.map(({ id }) => join(folder, id, "client")),
        mapsOf: (id) => (ids.has(id) ? join(folder, id, "maps") : undefined)
      }
    },
    catch: (cause) => (cause instanceof Error ? cause : new Error(String(cause)))
  })

const recordName = "build.json"

const write = (home: string, { contract, files, id, replacedAt, routes, timestamp }: StoredBuild) => {
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, recordName), JSON.stringify({ id, timestamp, contract, routes, files, replacedAt }))
}

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(StoredBuild))

const read = (home: string): ReadonlyArray<StoredBuild> => {
  const record = join(home, recordName)
  return existsSync(record) ? Option.toArray(decode(readFileSync(record, "utf8"))) : []
}

/** Copies files across disks, where hard links fail. */
const link = (from: string, to: string) => {
  if (!existsSync(from)) return
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const target = join(to, name)
    if (existsSync(target)) continue
    try {
      linkSync(join(from, name), target)
    } catch {
      cpSync(join(from, name), target)
    }
  }
}
