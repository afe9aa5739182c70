/** Working days. Calls and e-mails are answered around the clock; managers call back in office hours. */
const office = { from: "10:00", to: "19:00" }

export const answeredHours = "Круглосуточно"

export const officeHours = `Понедельник–пятница с ${office.from} до ${office.to}`

/** Used after «позвонит». */
export const callBackHours = `в рабочий день с ${office.from} до ${office.to} по Москве`

/** Used after the phone number. */
export const answersNow = `отвечаем ${answeredHours.toLowerCase()}`
