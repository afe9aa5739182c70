import { Effect } from "effect"
import { readEnvironment } from "../../../server/platform/environment.ts"
import { makeApp } from "../../../server/app.ts"
import { listenOn, serverOf } from "../../../server/listen.ts"
import { openShop } from "../../../server/open-shop.ts"
import { runUntilSignal } from "../../../server/run-until-signal.ts"
import { makeStopping } from "../../../server/stopping.ts"

/** Number of stones for an empty database: filling in the default of 8,000 takes longer than most tests. */
const diamonds = 60

/** Entry point of a separate process: the server of `server/main.ts` without pages, which need a build. Prints its port. */
const shop = Effect.gen(function* () {
  const environment = yield* readEnvironment(process.env)
  const { calls, runtime } = yield* openShop(environment, diamonds)
  const { isStopping, stopping } = makeStopping(environment)
  const app = makeApp({
    ...environment,
    isStopping,
    runtime,
    calls: [...calls.values()],
    renderer: {
      render: async () => ({ status: 404, headers: {}, html: "" }),
      payload: async () => ({ status: 404, body: {} })
    },
    build: { id: "without-pages", timestamp: 0, contract: "", routes: [] },
    staticFolders: [],
    security: { isDevelopment: false, isHttpsOnly: false }
  })
  const port = yield* listenOn(serverOf(app.fetch), { host: "127.0.0.1", port: 0, stopping })
  process.stdout.write(`port ${port}\n`)
  return yield* Effect.never
})

await runUntilSignal(shop)
