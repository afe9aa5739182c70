/**
 * Resolves in a later turn of the event loop, for one caller per turn, in the order of the calls. Long work that awaits it between its parts
 * leaves time for the events of other requests, however many such works run at once.
 */
export const nextTurn = (): Promise<void> => (last = last.then(() => new Promise((resolve) => setImmediate(resolve))))

let last = Promise.resolve()
