import { Effect } from "effect"
import type { Files } from "../files/files.ts"
import type { SendMailOptions } from "nodemailer"
import { calendarType } from "../../../core/domain/text/calendar-file.ts"
import { contentIdOf, drawPictures, type LetterPicture } from "./letter-pictures.ts"
import type { Letter, Sender } from "./mail.ts"

export const messageOf = (letter: Letter, from: Sender): Effect.Effect<SendMailOptions, never, Files> =>
  Effect.map(drawPictures(letter.pictures ?? []), (pictures) => compose(letter, from, pictures))

/** Passes the address as an object, unparsed, so that it cannot name a second recipient. */
const compose = (
  { calendar, html, messageKey, subject, text, to, unsubscribeLink }: Letter,
  from: Sender,
  pictures: ReadonlyArray<LetterPicture>
): SendMailOptions => {
  const attachments = [
    ...pictures.map(({ base, jpeg }) => ({
      cid: contentIdOf(base),
      content: jpeg,
      contentType: "image/jpeg",
      contentDisposition: "inline" as const,
      filename: `${base.split("/").at(-1)}.jpg`
    })),
    ...(calendar === undefined ? [] : [{ filename: "gran.ics", content: calendar, contentType: calendarType }])
  ]
  return {
    from,
    subject,
    text,
    html,
    to: { name: "", address: to },
    ...(messageKey === undefined ? {} : { messageId: `<${messageKey}@${from.address.slice(from.address.lastIndexOf("@") + 1)}>` }),
    ...(attachments.length === 0 ? {} : { attachments }),
    ...(unsubscribeLink === undefined
      ? {}
      : { headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } })
  }
}
