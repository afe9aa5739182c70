/** Separate from the longer texts, because every list needs it. */
export const waitsForNetwork = "Ждёт сети…"
