export const journalKey = "gran.journal"
