// @vitest-environment jsdom
import { screen } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { loadDialog } from "../../../view/modal/loader.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"
import { box, fieldNote, write } from "../../support/view/dialog-boxes.ts"

beforeAll(async () => {
  withDialogs()
  await loadDialog("voucher")
})
afterEach(clearStage)

const code = /^Код сертификата/

it("the code of a certificate is marked as required, and nothing is sent without it", async () => {
  const stage = stageDialogs()
  await stage.open("voucher")
  expect(screen.queryByLabelText(code)).toBeNull()
  write(/^Промокод или номер/, "G-7K4M-9QXT")
  await stage.settle()
  expect([box(code).required, box(code).labels?.[0]?.textContent]).toEqual([true, "Код сертификата *"])
  await stage.press("Применить")
  expect([fieldNote(code), stage.sent]).toEqual(["Обязательное поле", []])
})

it("the typed code of a certificate stays while its number is corrected, and no promotion is refused for it", async () => {
  const stage = stageDialogs()
  await stage.open("voucher")
  write(/^Промокод или номер/, "G-7K4M-9QXT")
  await stage.settle()
  write(code, "2222-3333-4444")
  write(/^Промокод или номер/, "G-7K4M-9QX")
  await stage.settle()
  expect(screen.queryByRole("textbox", { name: code })).toBeNull()
  write(/^Промокод или номер/, "G-7K4M-9QXZ")
  await stage.settle()
  expect(box(code).value).toBe("2222-3333-4444")
  write(/^Промокод или номер/, "ЗИМА")
  await stage.settle()
  await stage.press("Применить")
  expect(stage.sent).toEqual([{ form: "voucher", values: { voucher: "ЗИМА" } }])
})
