/** First load, link, replaced address, Back or Forward. */
export type NavigationKind = "load" | "push" | "replace" | "pop"
