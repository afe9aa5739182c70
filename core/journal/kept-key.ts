export const keptKey = "gran.journal"
