import { Cause, Logger } from "effect"

export type LogLevel = "info" | "warn" | "error"

/** Logs to the browser's console or the server's log. */
export const loggerTo = (write: (level: LogLevel, message: string, data: Readonly<Record<string, unknown>>) => void) =>
  Logger.layer([
    Logger.make(({ cause, logLevel, message }) => {
      const parts: ReadonlyArray<unknown> = Array.isArray(message) ? message : [message]
      const [text, ...rest] = parts
      const data: Record<string, unknown> = {}
      for (const part of rest) if (typeof part === "object") Object.assign(data, part)
      const defect = cause.reasons.length > 0 ? { cause: Cause.pretty(cause) } : {}
      write(levels[logLevel] ?? "info", String(text), { ...data, ...defect })
    })
  ])

const levels: Readonly<Record<string, LogLevel>> = { Warn: "warn", Error: "error", Fatal: "error" }
