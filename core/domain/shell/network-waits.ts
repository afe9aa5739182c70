/** In the place of the word of what was pressed without a network; apart from the longer words, for what is drawn with every list shows it. */
export const waitsForNetwork = "Ждёт сети…"
