import type { SendMailOptions } from "nodemailer"
import type { Letter, Sender } from "./mail.ts"

/** A letter as nodemailer takes it. The address is no text to be parsed: it cannot name a second receiver. */
export const messageOf = ({ to, unsubscribeLink, ...letter }: Letter, from: Sender): SendMailOptions => ({
  ...letter,
  from,
  to: { name: "", address: to },
  ...(unsubscribeLink === undefined
    ? {}
    : { headers: { "List-Unsubscribe": `<${unsubscribeLink}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" } })
})
