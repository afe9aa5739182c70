import { Effect } from "effect"
import { listenOn, serverOf } from "../../../server/listen.ts"
import { runUntilSignal } from "../../../server/run-until-signal.ts"

/** Entry point of a separate process. It prints its port, answers each request after half a second, and reports when its first resource is closed. */
const answer = async (): Promise<Response> => {
  process.stdout.write("asked\n")
  await new Promise((resolve) => setTimeout(resolve, 500))
  return new Response("готово")
}

await runUntilSignal(
  Effect.gen(function* () {
    yield* Effect.acquireRelease(Effect.void, () => Effect.sync(() => process.stdout.write("closed\n")))
    if (process.argv[2] === "broken") return yield* Effect.fail(new Error("the shop cannot open"))
    const port = yield* listenOn(serverOf(answer), { host: "127.0.0.1", port: 0 })
    process.stdout.write(`port ${port}\n`)
    return yield* Effect.never
  })
)
