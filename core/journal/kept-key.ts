/** Under which a tab keeps its journal. */
export const keptKey = "gran.journal"
