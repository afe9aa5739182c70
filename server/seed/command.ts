import { Cause, Effect, Exit, Schema } from "effect"
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"
import { type Environment, type EnvironmentUnfit, readEnvironment } from "../platform/environment.ts"

export class CommandRefused extends Schema.TaggedError<CommandRefused>()("CommandRefused", { message: Schema.String }) {}

export type Options = { readonly diamonds: string | undefined; readonly yes: boolean }

/** Other arguments fail with `usage` as the message. */
export const readOptions = (args: ReadonlyArray<string>, usage: string): Effect.Effect<Options, CommandRefused> =>
  Effect.try({
    try: () => {
      const { values } = parseArgs({ args: [...args], options: { diamonds: { type: "string" }, yes: { type: "boolean", default: false } } })
      return { diamonds: values.diamonds, yes: values.yes }
    },
    catch: () => new CommandRefused({ message: usage })
  })

/** Reads `.env`, too. In production a destructive command needs `--yes`. */
export const readTarget = (options: Options): Effect.Effect<Environment, EnvironmentUnfit | CommandRefused> =>
  Effect.gen(function* () {
    if (existsSync(".env")) process.loadEnvFile(".env")
    const environment = yield* readEnvironment(process.env)
    if (environment.mode === "production" && !options.yes) {
      return yield* new CommandRefused({
        message: `This would destroy data of a production shop (${nameTarget(environment)}). Add --yes if you mean it.`
      })
    }
    return environment
  })

export const nameTarget = ({ databaseUrl, dataFolder }: Pick<Environment, "databaseUrl" | "dataFolder">): string => {
  if (databaseUrl === null) return `the embedded database in ${dataFolder}`
  const { host, pathname } = new URL(databaseUrl)
  return `PostgreSQL at ${host}${pathname}`
}

/** A typed failure prints one line, a defect its stack; both exit with 1. */
export const runCommand = async <E extends { readonly message: string }>(command: Effect.Effect<void, E>): Promise<void> => {
  const exit = await Effect.runPromiseExit(command)
  if (Exit.isSuccess(exit)) return
  const lines = exit.cause.reasons.map((reason) =>
    Cause.isFailReason(reason) ? reason.error.message : Cause.pretty(Cause.fromReasons([reason]))
  )
  process.stderr.write(`${lines.join("\n")}\n`)
  process.exitCode = 1
}

export const printLine = (line: string): Effect.Effect<void> => Effect.sync(() => void process.stdout.write(`${line}\n`))
