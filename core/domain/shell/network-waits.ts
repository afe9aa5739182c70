/** Separate from the longer texts, since every list needs it. */
export const waitsForNetwork = "Ждёт сети…"
