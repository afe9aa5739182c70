export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase()
