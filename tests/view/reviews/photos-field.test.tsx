// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { makeVault } from "../../../adapters/memory/vault-memory.ts"
import type { FormRefusal } from "../../../core/domain/form/form.ts"
import { photosOf, reviewForm } from "../../../core/forms/review.ts"
import { failed, type Outcome } from "../../../core/kernel/outcome.ts"
import { formMachine, type Submission } from "../../../core/machines/forms/form.machine.ts"
import { formSecrets } from "../../../core/services/forms/form-secrets.ts"
import { FormField } from "../../../view/forms/form-field.tsx"
import { FormFrame } from "../../../view/forms/form-frame.tsx"
import { PhotosField } from "../../../view/reviews/photos-field.tsx"
import { SecretsProvider } from "../../../view/shop-context.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { submit, write } from "../../support/view/drawn-form.tsx"

let vault = makeVault()
afterEach(() => {
  cleanup()
  vault = makeVault()
})

/** The form of a review; the shop refuses submissions with `refusal`. */
const draw = (refusal: FormRefusal = { _tag: "ServerFailed" }, reviewed = "100001-1") => {
  const sent: Array<Submission> = []
  const submitted = fromPromise<Outcome<unknown, FormRefusal>, Submission>(({ input }) => {
    sent.push(input)
    return Promise.resolve(failed(refusal))
  })
  const actor = createActor(formMachine(reviewForm).provide({ actors: { submit: submitted }, actions: { publishDone: () => undefined } }), {
    input: { values: { reviewed } }
  }).start()
  render(
    <SecretsProvider value={() => formSecrets(vault)}>
      <FormFrame actor={actor} definition={reviewForm} submit="Отправить" busy="Отправляем">
        <FormField name="stars" />
        <FormField name="reviewText" />
        <PhotosField />
      </FormFrame>
    </SecretsProvider>
  )
  return { actor, sent, stored: () => photosOf(Effect.runSync(vault.read("review", "photos")) ?? "", reviewed) }
}

const start = Uint8Array.of(0xff, 0xd8, 0xff)
const file = (text: string, name = "ring.jpg") => new File([start, text], name, { type: "image/jpeg" })
const stored64 = (text: string) => btoa(String.fromCodePoint(...start) + text)
const input = () => document.querySelector<HTMLInputElement>("input[type=file]")
const choose = async (...files: ReadonlyArray<File>) => {
  const box = input()
  if (box === null) throw new Error("nothing to choose files with")
  fireEvent.change(box, { target: { files } })
  await expect.poll(() => screen.queryByText("Готовим фото")).toBeNull()
}
const seen = () => screen.queryAllByRole("img", { name: /^Фото/ }).length

describe("photographs of a review", () => {
  it("are in the vault and in no recorded event, and can be removed one by one", async () => {
    const { actor, stored } = draw()
    await choose(file("one"), file("two"))
    await expect.poll(seen).toBe(2)
    expect(stored()).toEqual([stored64("one"), stored64("two")])
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(stored64("one"))
    act(() => screen.getByRole("button", { name: "Убрать фото 1" }).click())
    expect([seen(), stored()]).toEqual([1, [stored64("two")]])
    expect(document.activeElement).toBe(input())
  })

  it("cannot be removed while others are being read, which would bring them back", async () => {
    draw()
    await choose(file("one"))
    await expect.poll(seen).toBe(1)
    const reading = choose(file("two"))
    const removal = screen.getByRole<HTMLButtonElement>("button", { name: "Убрать фото 1" })
    await expect.poll(() => removal.disabled).toBe(true)
    await reading
    await expect.poll(() => [seen(), removal.disabled]).toEqual([2, false])
  })

  it("leave the focus at the input when one of three is removed, which enables it again", async () => {
    draw()
    await choose(file("one"), file("two"), file("three"))
    await expect.poll(seen).toBe(3)
    expect(input()?.disabled).toBe(true)
    act(() => screen.getByRole("button", { name: "Убрать фото 2" }).click())
    expect([input()?.disabled, document.activeElement === input()]).toEqual([false, true])
  })

  it("are restored when the form is opened again for the same item, and for no other", async () => {
    draw()
    await choose(file("one"))
    await expect.poll(seen).toBe(1)
    cleanup()
    expect([draw().stored(), seen()]).toEqual([[stored64("one")], 1])
    cleanup()
    expect([draw(undefined, "100001-2").stored(), seen()]).toEqual([[], 0])
  })

  it("disappear once the vault has deleted them, as after a submission", async () => {
    draw()
    await choose(file("one"))
    await expect.poll(seen).toBe(1)
    cleanup()
    Effect.runSync(vault.clear("review"))
    draw()
    expect(seen()).toBe(0)
  })

  it("are three at most, and others are named as not added", async () => {
    const { stored } = draw()
    input()?.focus()
    await choose(file("one"), file("two"), file("three"), file("four"))
    await expect.poll(seen).toBe(3)
    expect(stored()).toHaveLength(3)
    expect(input()?.disabled).toBe(true)
    const note = () => screen.queryByText(exactText("Не больше 3 фотографий, остальные не добавлены"))
    expect(note()).not.toBeNull()
    expect(document.activeElement).toBe(screen.getByRole("group", { description: note()?.textContent ?? "" }))
    act(() => screen.getByRole("button", { name: "Убрать фото 2" }).click())
    expect(note()).toBeNull()
  })

  it("remain when the shop refuses one of them, with its message below", async () => {
    const text = "Фото 1. Не получилось прочитать фотографию. Выберите другую"
    const { sent } = draw({ _tag: "Refused", status: 422, message: "", errors: { photos: text } })
    await choose(file("torn"))
    fireEvent.click(screen.getByRole("radio", { name: "4, хорошо" }))
    write(/^Что расскажете/, "Сидит как влитое, не снимаю")
    await submit()
    expect(sent.map(({ values }) => values["stars"])).toEqual(["4"])
    expect(screen.getByText(exactText(text))).toBeDefined()
    expect(seen()).toBe(1)
  })

  it("that are no JPEG, PNG or WebP are reported at once and shown as a sign, and nothing is sent", async () => {
    const { sent } = draw()
    await choose(file("one"), new File(["<svg/>"], "ring.png", { type: "image/png" }))
    expect(screen.getByText(exactText("Фото 2. Подойдут фотографии в JPEG, PNG или WebP"))).toBeDefined()
    expect(screen.getAllByRole("img", { name: /^Фото/ }).map(({ tagName }) => tagName)).toEqual(["IMG", "SPAN"])
    fireEvent.click(screen.getByRole("radio", { name: "4, хорошо" }))
    write(/^Что расскажете/, "Сидит как влитое, не снимаю")
    await submit()
    expect(sent).toEqual([])
  })

  it("that the browser cannot decode are named and shown as a sign, until they are removed", async () => {
    draw()
    await choose(file("one"), file("torn"))
    const faults = () => screen.queryAllByText(/Не\sполучилось\sпрочитать/).map(({ textContent }) => textContent.replaceAll(/\s/g, " "))
    fireEvent.error(screen.getByRole("img", { name: exactText("Фото 2") }))
    expect(screen.getByRole("img", { name: exactText("Фото 2") }).tagName).toBe("SPAN")
    expect(faults()).toEqual(["Фото 2. Не получилось прочитать фотографию. Выберите другую"])
    act(() => screen.getByRole("button", { name: "Убрать фото 1" }).click())
    expect(faults()).toEqual(["Фото 1. Не получилось прочитать фотографию. Выберите другую"])
    act(() => screen.getByRole("button", { name: "Убрать фото 1" }).click())
    expect(faults()).toEqual([])
  })

  it("that are too large are reported at once, and nothing is sent", async () => {
    const { sent } = draw()
    await choose(file("x".repeat(6 * 1024 * 1024 + 3)))
    expect(screen.getByText(exactText("Фото 1. Фотография больше 6 МБ. Выберите файл поменьше"))).toBeDefined()
    fireEvent.click(screen.getByRole("radio", { name: "4, хорошо" }))
    write(/^Что расскажете/, "Сидит как влитое, не снимаю")
    await submit()
    expect(sent).toEqual([])
    expect(screen.getByText(exactText("Фото 1. Фотография больше 6 МБ. Выберите файл поменьше"))).toBeDefined()
  })
})
