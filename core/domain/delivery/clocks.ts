import { plainName } from "./zones.ts"

/** Salon cities outside Moscow time. */
const cities = [
  { code: "ekaterinburg", name: "Екатеринбург", clock: 5 },
  { code: "novosibirsk", name: "Новосибирск", clock: 7 },
  { code: "yakutsk", name: "Якутск", clock: 9 }
]

/** Hours from UTC. */
export const moscowClock = 3

export const clockOfCity = (code: string): number => cities.find((city) => city.code === code)?.clock ?? moscowClock

export const clockOfSettlement = (settlement: string): number =>
  cities.find(({ name }) => plainName(name) === plainName(settlement))?.clock ?? moscowClock
