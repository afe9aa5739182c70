import { Cause, Layer, Logger, References } from "effect"
import type { Environment } from "./platform/environment.ts"

export type WriteLine = (line: string) => void

/** JSON lines; readable text in a terminal. */
export const layer = (level: Environment["logLevel"], write: WriteLine = writeOut): Layer.Layer<never> => {
  const logger = process.stdout.isTTY && write === writeOut ? Logger.consolePretty() : Logger.make((entry) => write(toJsonLine(entry)))
  return Layer.merge(Logger.layer([logger]), Layer.succeed(References.MinimumLogLevel, level))
}

const toJsonLine = ({ date, logLevel, message, cause, fiber }: Logger.Options<unknown>): string => {
  const parts = Array.isArray(message) ? message : [message]
  const causes = [...parts.filter(Cause.isCause), ...(cause.reasons.length === 0 ? [] : [cause])]
  return JSON.stringify({
    time: date.toISOString(),
    level: logLevel.toLowerCase(),
    message: parts
      .filter((part) => !Cause.isCause(part))
      .map(toText)
      .join(" "),
    ...fiber.getRef(References.CurrentLogAnnotations),
    ...(causes.length === 0 ? {} : { cause: causes.map(Cause.pretty).join("\n") })
  })
}

const toText = (part: unknown): string => (typeof part === "string" ? part : (JSON.stringify(part) ?? ""))

const writeOut: WriteLine = (line) => {
  process.stdout.write(`${line}\n`)
}
