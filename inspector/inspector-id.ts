/** Id of this page among the inspectors of the browser. */
export const inspectorId = crypto.getRandomValues(new Uint32Array(2)).join("-")
