// @vitest-environment jsdom
import { fireEvent } from "@testing-library/react"
import { afterEach, beforeAll, expect, it } from "vitest"
import { dialogKeys } from "../../../core/contract/dialogs.ts"
import { dialogForms } from "../../../core/forms/every-form.ts"
import { dialogExamples } from "../../../view/dev/examples.ts"
import { loadDialog } from "../../../view/modal/loader.ts"
import { cyrillicShare, foreignIn, shownTexts } from "../../support/russian.ts"
import { clearStage, stageDialogs, withDialogs } from "../../support/view/dialog-stage.tsx"

beforeAll(() => {
  withDialogs()
  return Promise.all(dialogKeys.map(loadDialog))
})
afterEach(clearStage)

it.each(dialogKeys)("[GEN-001] the dialog `%s` is in Russian, and so are its errors of empty fields", async (key) => {
  const stage = stageDialogs()
  await stage.open(key, dialogExamples.find((example) => example.key === key)?.props)
  const dialog = document.querySelector("dialog")
  if (dialog === null) throw new Error(`"${key}" opens nothing`)
  const form = dialog.querySelector("form")
  if (dialogForms[key] !== undefined && form !== null) {
    fireEvent.submit(form)
    await stage.settle()
  }
  const texts = shownTexts(dialog)
  expect(texts.length).toBeGreaterThan(1)
  expect(foreignIn(texts)).toEqual([])
  expect(cyrillicShare(texts)).toBeGreaterThan(0.9)
})
