import { maxDocumentBytes } from "../files/document-files.ts"

/** LIM-026, LIM-027. */
export const passportFiles = { most: 2, maxBytes: maxDocumentBytes } as const

/** Characters. */
export const passportLengths = { serial: 20, number: 20, organization: 300, organizationCode: 20 } as const

/** Characters. */
export const maxChangeQuestionLength = 2_000

export const passportFileKinds = ["jpeg", "png", "pdf"] as const
export type PassportFileKind = (typeof passportFileKinds)[number]

/** `place` counts from 1; grants no access. */
export const passportFileAddress = (place: number, kind: PassportFileKind): string => `/passport-files/${place}.${kind}`

/** Key of the passport's data in the vault. */
export const shownPassport = "shownPassport"
