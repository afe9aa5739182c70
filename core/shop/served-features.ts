/** Features that a reloaded tab begins anew, as the server drew them. */
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
