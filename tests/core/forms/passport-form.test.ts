import { describe, expect, it } from "vitest"
import { fieldTexts } from "../../../core/domain/form/field-rules.ts"
import { renameHint } from "../../../core/domain/files/document-files.ts"
import { passportFiles } from "../../../core/domain/passport/passport.ts"
import { writeFiles } from "../../../core/forms/chosen-files.ts"
import { passportChangeForm, passportForm } from "../../../core/forms/passport.ts"

const jpg = (bytes = 1000, name = "page.jpg") => ({ name, bytes })
const full = {
  passportSerial: "4508",
  passportNumber: "123456",
  passportIssueDate: "27.03.2015",
  passportOrganization: "ОВД района Хамовники",
  passportOrganizationCode: "770-001",
  photos: writeFiles([jpg()])
}
const judged = (changes: Partial<typeof full>) => passportForm.judge({ ...full, ...changes })
const photosOf = (...files: ReadonlyArray<{ readonly name: string; readonly bytes: number }>) =>
  judged({ photos: writeFiles(files) })["photos"]

describe("the form of a passport", () => {
  it("accepts a complete one", () => expect(judged({})).toEqual({}))

  it.each([
    ["[PSPT-001] the serial", "passportSerial"],
    ["[PSPT-002] the number", "passportNumber"],
    ["[PSPT-003] the day of issue", "passportIssueDate"],
    ["[PSPT-004] the organization", "passportOrganization"],
    ["[PSPT-005] the code of the organization", "passportOrganizationCode"]
  ] as const)("%s is required", (_, name) => {
    expect(judged({ [name]: "" })).toEqual({ [name]: "Обязательное поле" })
    expect(judged({ [name]: "   " })).toEqual({ [name]: "Обязательное поле" })
  })

  it("[PSPT-006] the consent must be given", () => {
    expect(passportForm.check({ isAccepted: false })).toEqual({ isAccepted: "Обязательное поле" })
    expect(passportForm.check({ isAccepted: true })).toEqual({})
  })

  it("[PSPT-007] at least one photo is required", () => {
    expect(judged({ photos: writeFiles([]) })).toEqual({ photos: "Обязательное поле" })
    expect(judged({ photos: "" })).toEqual({ photos: "Обязательное поле" })
  })

  it("[PSPT-008, LIM-026] two files are accepted, a third is refused", () => {
    expect(photosOf(jpg(), jpg())).toBeUndefined()
    expect(photosOf(jpg(), jpg(), jpg())).toBe("Максимум 2 файла")
  })

  it.each(["jpg", "jpeg", "png", "pdf", "heic"])("[PSPT-009] accepts %s", (extension) =>
    expect(photosOf(jpg(1, `page.${extension}`))).toBeUndefined()
  )

  it.each(["webp", "gif", "docx", "exe", "jpg.exe", "svg"])("[PSPT-010] refuses %s", (extension) =>
    expect(photosOf(jpg(1, `page.${extension}`))).toBe("Неверный формат файла")
  )

  it.each(["scan.JPG", "IMG.HEIC", "page.Pdf"])("[PSPT-011] refuses %s for its upper case, and explains the rename", (name) => {
    expect(photosOf(jpg(1, name))).toBe("Неверный формат файла")
    const [stem, extension = ""] = name.split(".")
    expect(renameHint(name)).toBe(`Переименуйте ${name} в ${stem}.${extension.toLowerCase()}`)
  })

  it("suggests no rename for a name that it would not fix", () => {
    expect([renameHint("page.jpg"), renameHint("page.EXE"), renameHint("page")]).toEqual([null, null, null])
  })

  it("[PSPT-012, PSPT-013, LIM-027] counts the bytes of all files together", () => {
    expect(photosOf(jpg(passportFiles.maxBytes - 10), jpg(10))).toBeUndefined()
    expect(photosOf(jpg(passportFiles.maxBytes - 10), jpg(11))).toBe("Максимум 10 МБ")
    expect(photosOf(jpg(10_485_760))).toBeUndefined()
    expect(photosOf(jpg(10_485_761))).toBe("Максимум 10 МБ")
  })

  it("refuses an empty file and a date that does not exist", () => {
    expect(photosOf(jpg(0))).toBe("Файл пустой")
    expect(judged({ passportIssueDate: "31.02.2015" })).toEqual({ passportIssueDate: fieldTexts.day })
  })
})

describe("the request to change a passport", () => {
  const asked = { name: "Анна", surname: "Соколова", email: "anna@gran.test", question: "Сменила фамилию" }
  const refusal = { _tag: "Refused", status: 422, message: "Проверьте правильность введенных данных" } as const

  it("requires a question", () => {
    expect(passportChangeForm.check(asked)).toEqual({})
    expect(passportChangeForm.check({ ...asked, question: " " })).toEqual({ question: "Обязательное поле" })
  })

  it("[ERRC-028, ERRC-029] a refusal shows the shop's errors joined by commas, or a default text", () => {
    const errors = { email: "Некорректный адрес", question: "Обязательное поле" }
    expect(passportChangeForm.refused({ ...refusal, errors }).banner).toBe("Некорректный адрес, Обязательное поле")
    expect(passportChangeForm.refused({ ...refusal, errors: {} }).banner).toBe("Произошла ошибка")
  })
})
