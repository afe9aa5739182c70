import { Effect, Schema } from "effect"
import { readFileSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { MakeRenderer, RendererOptions } from "../app/renderer.ts"
import type { InspectorOptions } from "./maintenance/inspector-routes.ts"
import { decodeManifest, filesOfEntry, filesOfScreens, toAssets, withInlineParts } from "./platform/assets.ts"

export type LoadedBuild = {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly assets: RendererOptions["assets"]
  readonly files: Readonly<Record<string, ReadonlyArray<string>>>
  readonly makeRenderer: MakeRenderer
  /** The inspector is built separately. */
  readonly inspector: InspectorOptions["files"]
}

export class BuildMissing extends Schema.TaggedError<BuildMissing>()("BuildMissing", { folder: Schema.String, reason: Schema.String }) {
  override get message(): string {
    return `There is no complete build in ${this.folder} (${this.reason}): run \`npm run build\``
  }
}

export const readBuild = (folder: string): Effect.Effect<LoadedBuild, BuildMissing> =>
  Effect.gen(function* () {
    const { id, timestamp } = yield* Effect.flatMap(readText(join(folder, "build.json")), decodeIdentity)
    const manifest = yield* Effect.flatMap(readText(join(folder, "client/.vite/manifest.json")), decodeManifest)
    const inspector = yield* Effect.flatMap(readText(join(folder, "client/.vite/inspector.json")), decodeManifest)
    const renderer = yield* attempt((): Promise<unknown> => import(pathToFileURL(join(folder, "server/server.js")).href))
    return {
      id,
      timestamp,
      assets: yield* Effect.try({
        try: () => withInlineParts(toAssets(manifest), (address) => readFileSync(join(folder, "client", address), "utf8")),
        catch: asError
      }),
      files: filesOfScreens(manifest),
      makeRenderer: yield* makeRendererOf(renderer),
      inspector: { inspector: filesOfEntry(inspector, "inspector/main.tsx"), mirror: filesOfEntry(inspector, "app/mirror.tsx") }
    }
  }).pipe(Effect.mapError(({ message }) => new BuildMissing({ folder, reason: message })))

export const makeRendererOf = (module: unknown): Effect.Effect<MakeRenderer, Error> =>
  hasRenderer(module) ? Effect.succeed(module.makeRenderer) : Effect.fail(new Error("the renderer exports no makeRenderer"))

const hasRenderer = (module: unknown): module is { readonly makeRenderer: MakeRenderer } =>
  typeof module === "object" && module !== null && "makeRenderer" in module && typeof module.makeRenderer === "function"

const decodeIdentity = Schema.decodeUnknownEffect(
  Schema.fromJsonString(Schema.Struct({ id: Schema.NonEmptyString, timestamp: Schema.Finite }))
)

const readText = (path: string) => attempt(() => readFile(path, "utf8"))

const attempt = <A>(run: () => Promise<A>): Effect.Effect<A, Error> => Effect.tryPromise({ try: run, catch: asError })

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)))
