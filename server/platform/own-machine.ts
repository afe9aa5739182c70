/** Name of the local machine, whose traffic cannot be intercepted. */
export const isOwnMachine = (host: string): boolean => /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
