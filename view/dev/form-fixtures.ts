import type { Values } from "../../core/domain/form/form.ts"
import type { HeldFile } from "../../core/services/ports/vault.ts"

export const typedValues: Values = {
  name: "Анна Соколова",
  email: "anna@example",
  phone: "+7 921 000-00",
  isAcceptedPrivacy: false,
  isAcceptedNewsletter: true
}

/** Corrections of `typedValues`. */
export const correctedValues: Values = { email: "anna@example.ru", phone: "+7 921 000-00-00", isAcceptedPrivacy: true }

const file = (name: string, bytes: number): HeldFile => ({ name, blob: new Blob([new Uint8Array(bytes)]), sentAs: null })

export const goodFiles: ReadonlyArray<HeldFile> = [file("пожелания.pdf", 214_000), file("эскиз.heic", 96_000)]

/** The extension of one file is in upper case, which is an error. */
export const filesOfTwoKinds: ReadonlyArray<HeldFile> = [file("пожелания.pdf", 214_000), file("эскиз.HEIC", 96_000)]
