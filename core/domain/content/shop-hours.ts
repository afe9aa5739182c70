/** Working days; managers call back. Calls and e-mails are answered around the clock. */
const office = { from: "10:00", to: "19:00" }

export const answeredHours = "Круглосуточно"

export const officeHours = `Понедельник–пятница с ${office.from} до ${office.to}`

/** After «позвонит». */
export const callBackHours = `в рабочий день с ${office.from} до ${office.to} по Москве`

export const answersNow = `отвечаем ${answeredHours.toLowerCase()}`
