import type { LogLevel } from "../../core/services/log.ts"

/** The reporter of a tab: one line in the browser's console. */
export const toConsole = (level: LogLevel, message: string, data: Readonly<Record<string, unknown>>): void =>
  console[level](`[shop] ${message}`, data)
