import { Duration, Effect } from "effect"
import { databaseLayer } from "../platform/db/database-layer.ts"
import { migrate } from "../platform/db/migrate.ts"
import { CommandRefused, nameTarget, readTarget, readOptions, runCommand, printLine } from "./command.ts"
import { replaceDiamonds, seedIfEmpty } from "./seed.ts"

/** `npm run seed -- --diamonds 100000` replaces all stones by that many and adds missing content. */
const usage = "Usage: npm run seed -- --diamonds <0 to 1000000, 8000 without it> [--yes]"
const maxDiamonds = 1_000_000

const seed = Effect.gen(function* () {
  const options = yield* readOptions(process.argv.slice(2), usage)
  const count = options.diamonds ?? "8000"
  if (!/^\d{1,7}$/.test(count) || Number(count) > maxDiamonds) return yield* new CommandRefused({ message: usage })
  const environment = yield* readTarget(options)
  yield* printLine(`Replacing all diamonds of ${nameTarget(environment)} by ${count} of the seed.`)
  const [elapsed] = yield* Effect.timed(Effect.provide(fill(Number(count)), databaseLayer(environment)))
  yield* printLine(`Done in ${Duration.toSeconds(elapsed).toFixed(1)} s.`)
})

const fill = (count: number) =>
  Effect.gen(function* () {
    yield* migrate()
    yield* replaceDiamonds(count)
    yield* seedIfEmpty({ diamonds: count })
  })

await runCommand(seed)
