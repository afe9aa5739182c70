import { documentBytesMost } from "../files/document-files.ts"

/** LIM-026, LIM-027. */
export const passportFiles = { most: 2, bytesMost: documentBytesMost } as const

/** Longest accepted texts, in characters. */
export const passportLengths = { serial: 20, number: 20, organization: 300, organizationCode: 20 } as const

/** Characters of a change request's question. */
export const changeQuestionMost = 2_000

/** Vault key of a saved passport while it is displayed. */
export const shownPassport = "shownPassport"
