/**
 * Resolves in a later turn of the event loop, one caller per turn, in the order of calls. Long work that awaits it between parts leaves time for
 * other requests, however many run at once.
 */
export const nextTurn = (): Promise<void> => (last = last.then(() => new Promise((resolve) => setImmediate(resolve))))

let last = Promise.resolve()
