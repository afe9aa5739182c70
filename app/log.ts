import { Cause, Logger } from "effect"

export type LogLevel = "info" | "warn" | "error"

/** Hands what the core logs to the host: the browser's console, or the server's log. */
export const loggerTo = (write: (level: LogLevel, message: string, data: Readonly<Record<string, unknown>>) => void) =>
  Logger.layer([
    Logger.make(({ cause, logLevel, message }) => {
      const [text, ...rest] = Array.isArray(message) ? message : [message]
      const data: Readonly<Record<string, unknown>> = Object.assign({}, ...rest.filter((part) => typeof part === "object"))
      const defect = cause.reasons.length > 0 ? { cause: Cause.pretty(cause) } : {}
      write(levels[logLevel] ?? "info", String(text), { ...data, ...defect })
    })
  ])

const levels: Readonly<Record<string, LogLevel>> = { Warn: "warn", Error: "error", Fatal: "error" }
