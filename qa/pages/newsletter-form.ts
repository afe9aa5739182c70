import { expect } from "./patient-expect.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { Shell } from "./shell.ts"
import { exactText } from "./text-pattern.ts"

/** Subscription form of the footer. */
export class NewsletterForm extends Shell {
  async write(address: string) {
    await this.address.fill(address)
  }

  async leave() {
    await this.address.blur()
  }

  async consent() {
    await this.consentBox.check()
  }

  async send() {
    await this.page.getByRole("button", { name: "Подписаться" }).click()
  }

  async seeBusy() {
    await expect(this.page.getByRole("button", { name: "Отправляем" })).toBeDisabled()
  }

  async seeThanks(address: string) {
    await expect(this.footer.getByRole("status")).toContainText(address)
    await expect(this.address).toHaveCount(0)
  }

  /** Expects the form to wait for the network. */
  async seeWaiting() {
    await expect(this.footer.getByRole("alert")).toHaveText(exactText(networkText.formWaits))
  }

  async seeWritten(address: string) {
    await expect(this.address).toHaveValue(address)
  }

  /** Expects the errors of both fields; empty means none. */
  async seeErrors({ accept = "", email = "" }: { readonly email?: string; readonly accept?: string }) {
    await expect(this.address).toHaveAccessibleDescription(exactText(email))
    await expect(this.consentBox).toHaveAccessibleDescription(exactText(accept))
  }

  async seeRefusal(text: string | null) {
    const alert = this.footer.getByRole("alert")
    await (text === null ? expect(alert).toHaveCount(0) : expect(alert).toHaveText(exactText(text)))
  }

  private get footer() {
    return this.page.getByRole("contentinfo")
  }

  private get address() {
    return this.page.getByLabel("Ваш e-mail")
  }

  private get consentBox() {
    return this.page.getByRole("checkbox", { name: /Даю\sсогласие/ })
  }
}
