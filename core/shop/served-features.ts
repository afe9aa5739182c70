/** Features that a reloaded tab takes from the server's tree. */
export const servedFeatures: ReadonlySet<string> = new Set([
  "navigation",
  "page",
  "menu",
  "header",
  "account",
  "checkout",
  "payment",
  "placedOrder",
  "question"
])
