import { expect } from "./patient-expect.ts"
import { Shell } from "./shell.ts"

/** Profile, and the account icon of the header. */
export class ProfilePage extends Shell {
  openProfile() {
    return this.open("/personal/profile/")
  }

  async see(fullName: string) {
    await this.seeHeading("Профиль")
    await expect(this.page.getByRole("main").getByText(fullName, { exact: true })).toBeVisible()
  }

  /** Expects the login dialog over the home page. */
  async seeLoginAtHome() {
    await expect(this.page).toHaveURL((url) => url.pathname === "/")
    await expect(this.page.getByRole("dialog", { name: "Вход" })).toBeVisible()
  }

  async seeField(label: string, value: string | RegExp) {
    await expect(this.field(label)).toHaveValue(value)
  }

  async write(label: string, value: string) {
    await this.field(label).fill(value)
  }

  async save() {
    await this.page.getByRole("button", { name: "Сохранить" }).click()
  }

  async seeSaved() {
    await expect(this.page.getByText("Сохранено", { exact: true })).toBeVisible()
  }

  /** Message about an unconfirmed address. */
  get waiting() {
    return this.page.getByRole("main").getByText(/@.*ждёт\sподтверждения\.|^Адрес\sещё\sне\sподтверждён/)
  }

  async seeWaiting(address: string) {
    await expect(this.waiting).toContainText(address)
  }

  async sendAgain() {
    await this.page.getByRole("button", { name: /^Отправить\sписьмо\sещё\sраз$/ }).click()
  }

  async cancelEmailChange() {
    await this.page.getByRole("button", { name: "Отменить", exact: true }).click()
  }

  async seeLetterSent() {
    await expect(this.page.getByText("Письмо отправлено", { exact: true })).toBeVisible()
  }

  async seeNoLetter() {
    await expect(this.page.getByRole("main").getByRole("alert")).toHaveText(/попробуйте|Попробуйте/)
  }

  async logOut() {
    await this.page.getByRole("button", { name: "Выйти" }).click()
  }

  field(label: string) {
    return this.page.getByRole("main").getByLabel(label)
  }

  sex(name: "Женский" | "Мужской") {
    return this.page.getByRole("radio", { name })
  }

  get letters() {
    return this.page.getByRole("main").getByRole("checkbox", { name: /^Получать/ })
  }

  /** Expects the name in the header. */
  async seeAccount(name: string) {
    await expect(this.sign(new RegExp(name))).toBeVisible()
  }

  /** Account icon of the header. */
  sign(name: "Войти" | RegExp) {
    return this.page.getByRole("banner").getByRole("link", { name, exact: true })
  }
}
