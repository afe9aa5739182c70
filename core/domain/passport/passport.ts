import { documentBytesMost } from "../files/document-files.ts"

/** LIM-026, LIM-027. */
export const passportFiles = { most: 2, bytesMost: documentBytesMost } as const

/** Characters. */
export const passportLengths = { serial: 20, number: 20, organization: 300, organizationCode: 20 } as const

/** Characters. */
export const changeQuestionMost = 2_000

/** Vault key. */
export const shownPassport = "shownPassport"
