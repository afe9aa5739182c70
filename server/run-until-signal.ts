import { Cause, Effect, Exit, Fiber, type Scope } from "effect"

/**
 * Runs the program as the process: SIGTERM and SIGINT stop it gracefully, a second signal at once. A typed failure prints one line, a defect its
 * stack; both exit with 1.
 */
export const runUntilSignal = async <E extends { readonly message: string }>(
  program: Effect.Effect<never, E, Scope.Scope>
): Promise<void> => {
  const fiber = Effect.runFork(Effect.scoped(program))
  let isClosing = false
  const stop = () => {
    if (isClosing) process.exit(130)
    isClosing = true
    Effect.runFork(Fiber.interrupt(fiber))
  }
  process.on("SIGTERM", stop)
  process.on("SIGINT", stop)
  const exit = await Effect.runPromise(Fiber.await(fiber))
  if (Exit.isFailure(exit) && !Cause.hasInterruptsOnly(exit.cause)) {
    process.stderr.write(`${linesOf(exit.cause)}\n`)
    process.exitCode = 1
  }
  process.off("SIGTERM", stop)
  process.off("SIGINT", stop)
}

const linesOf = <E extends { readonly message: string }>(cause: Cause.Cause<E>): string =>
  cause.reasons.map((reason) => (Cause.isFailReason(reason) ? reason.error.message : Cause.pretty(Cause.fromReasons([reason])))).join("\n")
