import type { LogLevel } from "../../core/services/log.ts"

export const toConsole = (level: LogLevel, message: string, data: Readonly<Record<string, unknown>>): void =>
  console[level](`[shop] ${message}`, data)
