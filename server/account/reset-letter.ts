import { letterOf } from "../platform/mail/letter-frame.ts"
import type { LetterContent } from "../platform/mail/letter-content.ts"
import type { Letter } from "../platform/mail/mail.ts"

type Reset = {
  readonly to: string
  readonly publicUrl: string
  /** Works once, for an hour. */
  readonly link: string
}

export const resetLetter = ({ link, publicUrl, to }: Reset): Letter => {
  const content: LetterContent = {
    subject: "Новый пароль в «Грани»",
    title: "Новый пароль",
    paragraphs: [
      "Вы попросили восстановить вход в «Грань». Задайте новый пароль по ссылке: она действует один час и срабатывает один раз."
    ],
    action: { text: "Задать новый пароль", link },
    notes: ["Если вы этого не просили, ничего делать не нужно: прежний пароль остаётся в силе. Никому не пересылайте это письмо."]
  }
  return letterOf(to, publicUrl, content)
}
