/** When the house can be reached. Whoever is on duty answers calls and letters at any hour; managers work when the office does, on the working days of the calendar. */
const office = { from: "10:00", to: "19:00" }

/** When calls and letters are answered: «Круглосуточно». */
export const answeredHours = "Круглосуточно"

/** When the office is open, and with it whoever calls back. */
export const officeHours = `Понедельник–пятница с ${office.from} до ${office.to}`

/** When a manager calls back, after «позвонит». */
export const callBackHours = `в рабочий день с ${office.from} до ${office.to} по Москве`

/** What need not wait for that call, after the telephone. */
export const answersNow = `отвечаем ${answeredHours.toLowerCase()}`
