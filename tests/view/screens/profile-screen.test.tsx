// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Calls } from "../../../app/calls.ts"
import { guestMachinesReady } from "../../../app/guest-shop.ts"
import { failed, succeeded } from "../../../core/kernel/outcome.ts"
import { ProfileScreen } from "../../../view/screens/profile-screen.tsx"
import { ShopProvider } from "../../../view/shop-context.tsx"
import { guestShop, renderIn } from "../../support/view/in-shop.tsx"
import { openShop } from "../../support/server/open-shop.ts"
import { exportJournal } from "../../../qa/paths/recorded.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"
import { user } from "../../../qa/samples/user.ts"

beforeAll(() => guestMachinesReady)
afterEach(() => {
  cleanup()
  document.body.innerHTML = ""
})

/** The profile of the user whose token is stored. */
const profile = async (answers: Partial<Calls> = {}) => {
  const shop = openShop(answers)
  shop.begin({ auth: "stored" })
  await shop.go("/personal/profile/")
  await shop.loadDeferred()
  const { account } = shop.root.getSnapshot().children
  if (account === undefined) throw new Error("nobody sits at the profile")
  renderIn(shop.root, <ProfileScreen />)
  await screen.findByRole("button", { name: "Сохранить" })
  return { ...shop, account }
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${name}`) })
const save = () => fireEvent.click(screen.getByRole("button", { name: "Сохранить" }))

const refusal = { _tag: "Refused", call: "users.change", requestId: null, status: 409, message: "Проверьте поля" } as const

describe("the profile of a guest", () => {
  it("has placeholders until the user is known, and a notice without scripts", () => {
    const html = renderToString(
      <ShopProvider value={guestShop("/personal/profile/")}>
        <ProfileScreen />
      </ShopProvider>
    )
    document.body.innerHTML = html
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Профиль")
    expect(screen.getByRole("status").textContent).toBe("Открываем личный кабинет")
    expect(html).toMatch(/<noscript><p>Чтобы\sвойти\sв\sличный\sкабинет, включите\sв\sбраузере JavaScript\.<\/p><\/noscript>/)
    expect(screen.queryByRole("button")).toBeNull()
  })
})

describe("the profile of a user", () => {
  it("[PERS-001] shows name, surname, patronymic, birthday, email, phone and sex", async () => {
    await profile({ checkMe: () => Promise.resolve(succeeded({ ...user, patronymic: "Ильинична" })) })
    expect(["Фамилия", "Имя", "Отчество", "Дата\\sрождения", "E-mail", "Телефон"].map((name) => field(name).value)).toEqual([
      "Орлова",
      "Анна",
      "Ильинична",
      "17.05.1990",
      "anna@example.ru",
      expect.stringMatching(/^\+7.*921/)
    ])
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Женский" }).checked).toBe(true)
  })

  it("shows the newsletter setting", async () => {
    await profile({ checkMe: () => Promise.resolve(succeeded({ ...user, isNewsletterActive: true })) })
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Получать/ }).checked).toBe(true)
  })

  it("shows a restored draft of a closed tab, and discards it on request", async () => {
    const { account } = await profile()
    act(() => account.send({ type: "account.hydrated", draft: { surname: "Петрова", user: String(user.id) } }))
    expect(field("Фамилия").value).toBe("Петрова")
    expect(screen.getByText(/^Вы\sначали\sзаполнять\sэту\sформу/)).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: exactText("Начать заново") }))
    expect(field("Фамилия").value).toBe("Орлова")
    expect(screen.queryByText(/^Вы\sначали/)).toBeNull()
  })

  it("confirms a save until the next change, and shows the stored data", async () => {
    const changed = { ...user, name: "Анна Мария" }
    await profile({ submitForm: () => Promise.resolve(succeeded({ user: changed })) })
    fireEvent.input(field("Имя"), { target: { value: "Аннамария" } })
    save()
    expect((await screen.findByText("Сохранено")).getAttribute("role")).toBe("status")
    expect(field("Имя").value).toBe("Анна Мария")
    expect(screen.getByText("Анна Мария Орлова")).toBeTruthy()
    fireEvent.input(field("Имя"), { target: { value: "Анна" } })
    expect(screen.queryByText("Сохранено")).toBeNull()
  })

  it("shows the shop's refusal at the field, and preserves typed values", async () => {
    const { recorded } = await profile({
      submitForm: () => Promise.resolve(failed({ ...refusal, errors: { password: "Неверный пароль" } }))
    })
    expect(screen.queryByLabelText(/^Нынешний\sпароль/)).toBeNull()
    fireEvent.input(field("E-mail"), { target: { value: "vera@example.ru" } })
    const password = screen.getByLabelText<HTMLInputElement>(/^Нынешний\sпароль/)
    const said = () => document.getElementById(password.getAttribute("aria-describedby") ?? "")?.textContent
    save()
    expect(said()).toMatch(/Обязательное/)
    fireEvent.input(password, { target: { value: "hunter22" } })
    save()
    await waitFor(() => expect(said()).toMatch(/Неверный/))
    expect([field("E-mail").value, password.value]).toEqual(["vera@example.ru", "hunter22"])
    const journal = JSON.stringify(exportJournal(recorded))
    expect(journal).toContain("form.setVerdicts")
    expect(journal).not.toContain("hunter22")
    expect(screen.queryByText("Сохранено")).toBeNull()
  })

  it("requires no password once the old address is back", async () => {
    await profile({ submitForm: () => Promise.resolve(succeeded({ user })) })
    fireEvent.input(field("E-mail"), { target: { value: "vera@example.ru" } })
    save()
    fireEvent.input(field("E-mail"), { target: { value: user.email } })
    expect(screen.queryByLabelText(/^Нынешний\sпароль/)).toBeNull()
    save()
    expect(await screen.findByText("Сохранено")).toBeTruthy()
  })

  it("shows the state of a pending address, resends its letter, and cancels it", async () => {
    const wanting = { ...user, awaitingEmail: "nova@example.ru" }
    await profile({
      checkMe: () => Promise.resolve(succeeded(wanting)),
      sendEmailLetter: () => Promise.resolve(succeeded(wanting)),
      cancelEmailChange: () => Promise.resolve(succeeded(user))
    })
    expect(screen.getByText(/^nova@example.ru/).parentElement?.textContent).toMatch(/ждёт\sподтверждения/)
    fireEvent.click(screen.getByRole("button", { name: exactText("Отправить письмо ещё раз") }))
    expect(await screen.findByText("Письмо отправлено")).toBeTruthy()
    fireEvent.click(screen.getByRole("button", { name: "Отменить" }))
    await waitFor(() => expect(screen.queryByText(/^nova@example.ru/)).toBeNull())
  })

  it("shows that an account's address is not confirmed, and that the newsletter waits for it", async () => {
    const fresh = { ...user, isEmailConfirmed: false, isNewsletterAwaiting: true }
    await profile({ checkMe: () => Promise.resolve(succeeded(fresh)) })
    expect(screen.getByText(/^Адрес\sещё\sне\sподтверждён/)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Отменить" })).toBeNull()
    expect(screen.getByText(/^Подписка\sждёт\sподтверждения/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Получать/ }).checked).toBe(true)
  })

  it("shows the confirmed address in the form on return, and preserves typed values", async () => {
    const moved = { ...user, email: "nova@example.ru" }
    const { account } = await profile({
      checkMe: () => Promise.resolve(succeeded({ ...user, awaitingEmail: "nova@example.ru" })),
      readUser: () => Promise.resolve(succeeded(moved))
    })
    fireEvent.input(field("Имя"), { target: { value: "Вера" } })
    act(() => account.send({ type: "account.reconnected" }))
    await waitFor(() => expect(field("E-mail").value).toBe("nova@example.ru"))
    expect(field("Имя").value).toBe("Вера")
    expect(screen.queryByLabelText(/^Нынешний\sпароль/)).toBeNull()
  })

  it("sends nothing while a value is invalid", async () => {
    const sent: Array<unknown> = []
    await profile({
      submitForm: (values) => {
        sent.push(values)
        return Promise.resolve(succeeded({ user }))
      }
    })
    fireEvent.input(field("Имя"), { target: { value: "" } })
    save()
    expect(document.getElementById(field("Имя").getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/Обязательное/)
    expect(sent).toEqual([])
  })

  it("[PERS-005] opens the password change", async () => {
    const { features } = await profile()
    fireEvent.click(screen.getByRole("button", { name: exactText("Сменить пароль") }))
    expect(features().dialogs?.getSnapshot().context.active?.key).toBe("changePassword")
  })

  it("[PERS-021] logs out, and leaves the page", async () => {
    const { navigation } = await profile()
    fireEvent.click(screen.getByRole("button", { name: "Выйти" }))
    await waitFor(() => expect(navigation().getSnapshot().context.place.path).toBe("/"))
  })

  it("handles a double press on the logout once", async () => {
    const { features } = await profile({ logOut: () => new Promise(() => undefined) })
    const out = screen.getByRole<HTMLButtonElement>("button", { name: "Выйти" })
    expect(out.disabled).toBe(false)
    act(() => void fireEvent.click(out))
    expect(features().auth?.getSnapshot().value).toBe("leaving")
    expect(out.disabled).toBe(true)
  })
})
