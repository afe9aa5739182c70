import { expect, test } from "vitest"
import { hyphenate } from "../../../../core/domain/text/hyphens.ts"

const shown = (text: string) => hyphenate(text).replaceAll("\u00AD", "-")

test("a word too long for a phone with large text is hyphenated between syllables, others are unchanged", () => {
  expect(shown("Политика конфиденциальности")).toBe("Политика кон-фи-ден-циаль-ности")
  expect(shown("Как воспользоваться сертификатом")).toBe("Как вос-поль-зо-ваться сертификатом")
  expect(shown("Восстановление пароля")).toBe("Восстановление пароля")
})
