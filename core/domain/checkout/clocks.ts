import { plainName } from "./zones.ts"

/** Cities with salons that do not keep Moscow's time: hours from UTC, the same all the year round. */
const cities = [
  { code: "ekaterinburg", name: "Екатеринбург", clock: 5 },
  { code: "novosibirsk", name: "Новосибирск", clock: 7 },
  { code: "yakutsk", name: "Якутск", clock: 9 }
]

export const moscowClock = 3

/** The clock of a city by the code of its address, in hours from UTC. */
export const clockOfCity = (code: string): number => cities.find((city) => city.code === code)?.clock ?? moscowClock

/** The same by its name, as a shopper or a suggestion writes it. */
export const clockOfSettlement = (settlement: string): number =>
  cities.find(({ name }) => plainName(name) === plainName(settlement))?.clock ?? moscowClock
