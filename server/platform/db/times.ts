/** ISO 8601, `2026-11-22T10:15:00.000Z`. */
export const isoTime = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
