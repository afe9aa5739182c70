import { documentBytesMost } from "../files/document-files.ts"

/** Limits of a passport's files: two of them, 10 MB together (LIM-026, LIM-027). */
export const passportFiles = { most: 2, bytesMost: documentBytesMost } as const

/** The longest texts of a passport that are accepted, in characters. */
export const passportLengths = { serial: 20, number: 20, organization: 300, organizationCode: 20 } as const

/** The longest question of a change request, in characters. */
export const changeQuestionMost = 2_000

/** Name under which the vault holds a saved passport while it is shown. */
export const shownPassport = "shownPassport"
