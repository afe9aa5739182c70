import { Effect } from "effect"
import type { RendererOptions } from "../../app/renderer.ts"
import { readBuild } from "../../server/build.ts"
import { readEnvironment } from "../../server/platform/environment.ts"
import { openShop } from "../../server/open-shop.ts"

/**
 * Options of a renderer whose calls are answered from memory, after one recorded run on a real database, so that only rendering is
 * measured.
 */
export const optionsFromMemory = async (
  dist: string,
  dataFolder: string,
  visit: (options: RendererOptions) => Promise<unknown>
): Promise<RendererOptions> =>
  Effect.runPromise(
    Effect.scoped(
      Effect.gen(function* () {
        const environment = yield* readEnvironment({ SHOP_DATA_DIR: dataFolder, LOG_LEVEL: "error" })
        const { assets, id } = yield* readBuild(dist)
        const { forRenderer } = yield* openShop(environment)
        const answers = new Map<string, ReturnType<RendererOptions["call"]>>()
        const call: RendererOptions["call"] = (key, input) => {
          const name = JSON.stringify([key, input])
          const answer = answers.get(name) ?? forRenderer.call(key, input)
          answers.set(name, answer)
          return answer
        }
        const options: RendererOptions = { ...forRenderer, call, build: id, assets, log: () => undefined }
        yield* Effect.promise(() => visit(options))
        return options
      })
    )
  )
