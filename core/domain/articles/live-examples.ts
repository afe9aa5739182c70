import type { Light, LiveStone, View } from "../live-stone/live-stone.ts"

/** Embedded in articles as `![caption](live:name)`. */
export const liveNames = ["pavilion", "colors", "fluorescence", "steps"] as const
export type LiveName = (typeof liveNames)[number]

export type LiveExample = {
  /** The first two are shown at first. */
  readonly stones: ReadonlyArray<{ readonly name: string; readonly stone: LiveStone }>
  readonly view: View
  readonly light: Light
}

const round: LiveStone = {
  shape: "round",
  table: 57,
  crownAngle: 34.5,
  pavilionAngle: 40.8,
  girdle: 3.5,
  ratio: 1,
  width: 6.5,
  color: "D",
  fluorescence: "None"
}
const emerald: LiveStone = { ...round, shape: "emerald", table: 63, crownAngle: 37, pavilionAngle: 44, ratio: 1.42, width: 5 }
const asscher: LiveStone = { ...emerald, shape: "asscher", ratio: 1.02, width: 5.8 }

export const liveExamples: Readonly<Record<LiveName, LiveExample>> = {
  pavilion: {
    stones: [
      { name: "Павильон 40,8°", stone: round },
      { name: "Павильон 43,5°", stone: { ...round, pavilionAngle: 43.5 } },
      { name: "Павильон 38,5°", stone: { ...round, pavilionAngle: 38.5 } }
    ],
    view: "aset",
    light: "lamps"
  },
  colors: {
    stones: [
      { name: "Цвет D", stone: round },
      { name: "Цвет M", stone: { ...round, color: "M" } },
      { name: "Цвет J", stone: { ...round, color: "J" } }
    ],
    view: "profile",
    light: "daylight"
  },
  fluorescence: {
    stones: [
      { name: "Флуоресценции нет", stone: { ...round, color: "I" } },
      { name: "Флуоресценция сильная", stone: { ...round, color: "I", fluorescence: "Strong" } },
      { name: "Флуоресценция средняя", stone: { ...round, color: "I", fluorescence: "Medium" } }
    ],
    view: "face",
    light: "ultraviolet"
  },
  steps: {
    stones: [
      { name: "Круг", stone: round },
      { name: "Изумруд", stone: emerald },
      { name: "Ашер", stone: asscher }
    ],
    view: "face",
    light: "office"
  }
}
