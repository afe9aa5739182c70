import { plainName } from "./zones.ts"

const citiesOutsideMoscowTime = [
  { code: "ekaterinburg", name: "Екатеринбург", clock: 5 },
  { code: "novosibirsk", name: "Новосибирск", clock: 7 },
  { code: "yakutsk", name: "Якутск", clock: 9 }
]

/** Hours from UTC. */
export const moscowClock = 3

export const clockOfCity = (code: string): number => citiesOutsideMoscowTime.find((city) => city.code === code)?.clock ?? moscowClock

export const clockOfSettlement = (settlement: string): number =>
  citiesOutsideMoscowTime.find(({ name }) => plainName(name) === plainName(settlement))?.clock ?? moscowClock
