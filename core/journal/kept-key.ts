/** Storage key of a tab's journal. */
export const keptKey = "gran.journal"
