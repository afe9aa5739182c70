import { Cause, Layer, Logger, References } from "effect"
import type { Environment } from "./environment.ts"

/** Where lines go: the process's own output, or a list in a test. */
export type WriteLine = (line: string) => void

/** A JSON object a line; on a terminal, text that a person reads. */
export const layer = (level: Environment["logLevel"], write: WriteLine = writeOut): Layer.Layer<never> => {
  const logger = process.stdout.isTTY && write === writeOut ? Logger.consolePretty() : Logger.make((entry) => write(toJsonLine(entry)))
  return Layer.merge(Logger.layer([logger]), Layer.succeed(References.MinimumLogLevel, level))
}

/** A path and query as they may be logged: values that open a door (reset links, admin entry, tokens) are masked, in nested addresses too. */
export const maskSecrets = (url: string): string => {
  const [path = "", query] = splitOnce(url, "?")
  const safePath = path
    .split("/")
    .map(maskSegment)
    .join("/")
    .replace(/(\/(?:password-reset|test-payments|receipts|gifts|certificates)\/)[^/]+/i, "$1***")
  return query === undefined ? safePath : `${safePath}?${query.split("&").map(maskPair).join("&")}`
}

/** Whatever its address: a token of 256 bits is not for a log. */
const maskSegment = (segment: string): string => (/(?<![\w-])[\w-]{43}(?![\w-])/.test(decode(segment)) ? "***" : segment)

const secretName = /password-reset|silenceisgold|token|^pass$/i

const maskPair = (pair: string): string => {
  const [name = "", value] = splitOnce(pair, "=")
  return value !== undefined && (secretName.test(decode(name)) || secretName.test(decode(value))) ? `${name}=***` : pair
}

const splitOnce = (text: string, mark: string): ReadonlyArray<string> => {
  const at = text.indexOf(mark)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/** Decoded twice, for an address inside an address; a malformed one is read as far as it goes. */
const decode = (text: string): string => decodeOnce(decodeOnce(text))
const decodeOnce = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const toJsonLine = ({ date, logLevel, message, cause, fiber }: Logger.Options<unknown>): string => {
  const words = Array.isArray(message) ? message : [message]
  const causes = [...words.filter(Cause.isCause), ...(cause.reasons.length === 0 ? [] : [cause])]
  return JSON.stringify({
    time: date.toISOString(),
    level: logLevel.toLowerCase(),
    message: words
      .filter((word) => !Cause.isCause(word))
      .map(toWord)
      .join(" "),
    ...fiber.getRef(References.CurrentLogAnnotations),
    ...(causes.length === 0 ? {} : { cause: causes.map(Cause.pretty).join("\n") })
  })
}

const toWord = (word: unknown): string => (typeof word === "string" ? word : (JSON.stringify(word) ?? ""))

const writeOut: WriteLine = (line) => {
  process.stdout.write(`${line}\n`)
}
