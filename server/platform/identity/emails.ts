/** Equal for emails that differ only in case. */
export const emailKey = (email: string): string => email.normalize("NFC").toLowerCase()
