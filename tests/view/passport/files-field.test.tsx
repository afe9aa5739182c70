// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createActor, fromCallback, fromPromise } from "xstate"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import type { FormRefusal } from "../../../core/domain/form/form.ts"
import { passportForm } from "../../../core/forms/passport.ts"
import type { Outcome } from "../../../core/kernel/outcome.ts"
import { formMachine, type Submission } from "../../../core/machines/forms/form.machine.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { FormFrame } from "../../../view/forms/form-frame.tsx"
import { FilesField } from "../../../view/forms/files-field.tsx"
import { SecretsProvider } from "../../../view/shop-context.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { submit } from "../../support/view/drawn-form.tsx"

vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("this browser draws nothing")))
afterEach(cleanup)

const draw = (sent: ReadonlyArray<number> = [], onStop = () => undefined) => {
  const secrets = formSecrets(makeVault())
  const submitted = fromPromise<Outcome<unknown, FormRefusal>, Submission>(() => new Promise(() => undefined))
  const watchUploads = fromCallback<{ readonly type: string }, string>(() => undefined)
  const actor = createActor(formMachine(passportForm).provide({ actors: { submit: submitted, watchUploads } })).start()
  render(
    <SecretsProvider value={() => secrets}>
      <FormFrame actor={actor} definition={passportForm} submit="Сохранить" busy="Сохраняем">
        <FilesField form="passport" name="photos" most={2} hint="До 2 файлов: jpg, png" sent={sent} onStop={onStop} />
      </FormFrame>
    </SecretsProvider>
  )
  return { actor, secrets }
}

const file = (name: string, text = "one") => new File([text], name)
const input = () => {
  const box = document.querySelector<HTMLInputElement>("input[type=file]")
  if (box === null) throw new Error("nothing to choose files with")
  return box
}
const choose = (...files: ReadonlyArray<File>) => act(() => void fireEvent.change(input(), { target: { files } }))
const names = () => screen.queryAllByRole("listitem").map((row) => row.querySelector("[translate=no]")?.textContent)

describe("the files of a passport", () => {
  it("are held in the vault, listed by name, and removed one by one", () => {
    const { actor, secrets } = draw()
    choose(file("one.jpg"))
    choose(file("two.heic"))
    expect(names()).toEqual(["one.jpg", "two.heic"])
    expect(secrets.held("passport").map(({ name }) => name)).toEqual(["one.jpg", "two.heic"])
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("one.jpg")
    act(() => screen.getByRole("button", { name: "Убрать one.jpg" }).click())
    expect(names()).toEqual(["two.heic"])
    expect(document.activeElement).toBe(input())
  })

  it("[PSPT-014] cannot be added once there are two, and can again after a removal", () => {
    draw()
    choose(file("one.jpg"), file("two.jpg"))
    expect(input().disabled).toBe(true)
    act(() => screen.getByRole("button", { name: "Убрать two.jpg" }).click())
    expect(input().disabled).toBe(false)
  })

  it("are counted as they are when too many are chosen at once", () => {
    draw()
    choose(file("one.jpg"), file("two.jpg"), file("three.jpg"))
    expect(screen.getByText("Выбрано файлов: 3")).toBeTruthy()
  })

  it("show their errors as soon as they are chosen, and explain a rename", async () => {
    draw()
    choose(file("scan.JPG"))
    const shown = () => screen.queryByText(/^Неверный формат файла\. Переименуйте scan\.JPG в scan\.jpg$/)
    expect(shown()).toBeTruthy()
    expect(screen.getByText(exactText("До 2 файлов: jpg, png"))).toBeTruthy()
    act(() => screen.getByRole("button", { name: "Убрать scan.JPG" }).click())
    expect(screen.queryByText(/Неверный формат файла|Обязательное поле/)).toBeNull()
    await submit()
    expect(screen.getAllByText("Обязательное поле").length).toBeGreaterThan(0)
    choose(file("one.jpg"), file("two.jpg"), file("three.jpg"))
    expect(screen.getByText("Максимум 2 файла")).toBeTruthy()
  })

  it("are focused with their error where the input is disabled because they are too many", async () => {
    draw()
    input().focus()
    choose(file("one.jpg"), file("two.jpg"), file("three.jpg"))
    const group = screen.getByRole("group", { name: /^Снимки/, description: exactText("Максимум 2 файла") })
    expect([input().disabled, document.activeElement === group]).toEqual([true, true])
    screen.getByRole("button", { name: "Сохранить" }).focus()
    await submit()
    expect(document.activeElement).toBe(group)
  })

  it("show the upload progress, and a cancel button", () => {
    let stopped = 0
    const { actor } = draw([40], () => void (stopped += 1))
    choose(file("one.jpg"))
    const verdicts = Object.fromEntries(passportForm.fields.filter(({ kind }) => kind === "secret").map(({ name }) => [name, null]))
    act(() => {
      actor.send({ type: "form.setVerdicts", field: "photos", verdicts })
      actor.send({ type: "form.change", field: "isAccepted", value: true })
      actor.send({ type: "form.submit" })
    })
    expect(screen.getByRole<HTMLProgressElement>("progressbar", { name: "Отправка: one.jpg" }).value).toBe(40)
    act(() => screen.getByRole("button", { name: "Остановить отправку" }).click())
    expect(stopped).toBe(1)
  })
})
