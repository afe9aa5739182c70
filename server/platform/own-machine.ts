/** Whether a host of an address is this machine itself: what goes there crosses no line that others could read. */
export const isOwnMachine = (host: string): boolean => /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
