import type { SendMailOptions } from "nodemailer"
import { calendarType } from "../../../core/domain/text/calendar-file.ts"
import type { Letter, Sender } from "./mail.ts"

/** A letter as nodemailer takes it. The address is no text to be parsed: it cannot name a second receiver. */
export const messageOf = ({ calendar, to, unsubscribeLink, ...letter }: Letter, from: Sender): SendMailOptions => ({
  ...letter,
  from,
  to: { name: "", address: to },
  ...(calendar === undefined ? {} : { attachments: [{ filename: "gran.ics", content: calendar, contentType: calendarType }] }),
  ...(unsubscribeLink === undefined
    ? {}
    : { headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } })
})
