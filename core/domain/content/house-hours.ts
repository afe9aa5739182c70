/** Office hours on working days. Calls and e-mails are answered around the clock; managers call back in office hours only. */
const office = { from: "10:00", to: "19:00" }

export const answeredHours = "Круглосуточно"

/** Hours of the office and of callbacks. */
export const officeHours = `Понедельник–пятница с ${office.from} до ${office.to}`

/** Callback hours, used after «позвонит». */
export const callBackHours = `в рабочий день с ${office.from} до ${office.to} по Москве`

/** Used after the phone number. */
export const answersNow = `отвечаем ${answeredHours.toLowerCase()}`
