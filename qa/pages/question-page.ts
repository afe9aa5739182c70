import { expect } from "./patient-expect.ts"
import { exactText } from "./text-pattern.ts"
import { Shell } from "./shell.ts"

type Question = { readonly topic?: string; readonly text: string; readonly name?: string; readonly email?: string }

/** Question form, and its confirmation. */
export class QuestionPage extends Shell {
  async openForm(path = "/ask-question"): Promise<void> {
    await this.open(path)
    await this.interact()
    await expect(this.topic("Бриллианты")).toBeVisible()
  }

  topic(name: string) {
    return this.page.getByRole("main").getByRole("radio", { name: new RegExp(`^${name}`) })
  }

  field(label: string) {
    return this.page.getByRole("main").getByLabel(label)
  }

  /** Fills in a question; a signed-in user needs no name and address. */
  async fillIn({ email, name, text, topic = "Бриллианты" }: Question): Promise<void> {
    await this.topic(topic).check()
    await this.field("Ваш вопрос").fill(text)
    if (name !== undefined) await this.field("Имя").fill(name)
    if (email !== undefined) await this.field("E-mail").fill(email)
    await this.page.getByRole("main").getByRole("checkbox").check()
  }

  async send(): Promise<void> {
    await this.page.getByRole("main").getByRole("button", { name: "Отправить вопрос" }).click()
  }

  async seeSent(): Promise<void> {
    await expect(this.page.getByRole("heading", { level: 1, name: exactText("Вопрос отправлен") })).toBeVisible()
  }
}
