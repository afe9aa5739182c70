/** Emails that differ only in case are equal. */
export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase()
