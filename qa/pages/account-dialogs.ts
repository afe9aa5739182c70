import { randomUUID } from "node:crypto"
import { expect } from "./patient-expect.ts"
import { waitForUncovered } from "./history-cover.ts"
import { Shell } from "./shell.ts"
import { exactText, textPattern } from "./text-pattern.ts"

export type Person = { readonly name: string; readonly email: string; readonly phone: string }

/** Dialogs of an account: login, registration, password reset. */
export class AccountDialogs extends Shell {
  /** Opens the profile as a guest, who is redirected to the login at home. */
  async requestProfile() {
    await this.open("/personal/profile/")
    await this.see("Вход")
  }

  /** Opens the login by the header, unless open. */
  async openLogin() {
    if ((await this.dialog.count()) === 0) await this.page.getByRole("banner").getByRole("link", { name: "Войти" }).click()
    await this.see("Вход")
  }

  async see(title: string) {
    await expect(this.page.getByRole("dialog", { name: exactText(title), exact: true })).toBeVisible()
  }

  async seeOne() {
    await expect(this.dialog).toBeVisible()
  }

  async touchTitle(y: number) {
    await this.finger("touchstart", y)
  }

  async liftTitle(y: number) {
    await this.finger("touchend", y)
  }

  async seeNone() {
    await expect(this.dialog).toBeHidden()
  }

  async close() {
    await this.press("Закрыть")
    await this.seeNone()
    await waitForUncovered(this.page)
  }

  async seeStatus(text: string) {
    await expect(this.dialog.getByRole("status")).toHaveText(exactText(text))
  }

  async seeBanner(text: string | RegExp) {
    await expect(this.dialog.getByRole("alert")).toHaveText(typeof text === "string" ? exactText(text) : text)
  }

  /** Fills in and sends the order form. */
  async order({ email, name, phone }: Person) {
    await this.write("Имя", name)
    await this.write("E-mail", email)
    await this.write("Телефон", phone)
    await this.consent.check()
    await this.press("Заказать")
  }

  async press(name: string) {
    await this.dialog.getByRole("button", { name: exactText(name) }).click()
  }

  async write(label: string, text: string) {
    await this.field(label).fill(text)
  }

  async register({ email, name, phone }: Person, password: string) {
    await this.press("Зарегистрироваться")
    await this.see("Регистрация")
    await this.write("Имя и фамилия", name)
    await this.write("E-mail", email)
    await this.write("Телефон", phone)
    await this.write("Пароль", password)
    await this.consent.check()
    await this.press("Зарегистрироваться")
  }

  async registerSomebody() {
    await this.register({ name: "Вера Орлова", email: `vera-${randomUUID()}@gran.test`, phone: "+79210000000" }, "krasota-1")
  }

  async signIn(email: string, password: string) {
    await this.write("E-mail", email)
    await this.write("Пароль", password)
    await this.press("Войти")
  }

  async seeWrong(label: string, text: string) {
    await expect(this.field(label)).toHaveAccessibleDescription(exactText(text))
    await expect(this.field(label)).toHaveAttribute("aria-invalid", "true")
  }

  field(label: string) {
    return this.dialog.getByLabel(new RegExp(`^${textPattern(label)}\\s*\\*?$`))
  }

  get consent() {
    return this.dialog.getByRole("checkbox", { name: /^Согласие/ })
  }

  private async finger(type: "touchstart" | "touchend", y: number) {
    await this.dialog.getByRole("heading").evaluate(
      (title, [name, clientY]) => {
        const finger = new Touch({ identifier: 1, target: title, clientX: 195, clientY })
        title.dispatchEvent(new TouchEvent(name, { bubbles: true, touches: name === "touchend" ? [] : [finger], changedTouches: [finger] }))
      },
      [type, y] as const
    )
  }

  get dialog() {
    return this.page.getByRole("dialog")
  }
}
