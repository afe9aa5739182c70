/** The key of an address: those that differ in the case of letters alone are one. */
export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase()
