import type { User } from "../../core/contract/session.ts"

export const user: User = {
  id: 7,
  name: "Анна",
  surname: "Орлова",
  patronymic: null,
  birthday: "1990-05-17",
  email: "anna@example.ru",
  isEmailConfirmed: true,
  awaitingEmail: null,
  phone: "+79210000000",
  sex: { id: "female" },
  isNewsletterActive: false,
  isNewsletterAwaiting: false,
  passport: null
}

/** Token in the format of an operator's link, never issued. */
export const linkToken = `op.${"a".repeat(43)}`

/** Answer of `GET /session/` to that token (ENT-007). */
export const userByLink = { ...user, token: linkToken }
