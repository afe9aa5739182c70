import { describe, expect, it } from "vitest"
import { absorptionOf, tints } from "../../../../core/domain/optics/absorption.ts"
import type { Vector } from "../../../../core/domain/optics/geometry.ts"
import { colors } from "../../../../core/domain/product/diamond.ts"
import { hues, intensities, nameFancyColor, type Hue } from "../../../../core/domain/product/fancy-color.ts"

type Channel = "red" | "green" | "blue"
const channels = ["red", "green", "blue"] as const satisfies ReadonlyArray<Channel>
const byChannel = ([red, green, blue]: Vector): Readonly<Record<Channel, number>> => ({ red, green, blue })

/** Steps from each value of a scale to the next one. */
const steps = <Value>(scale: ReadonlyArray<Value>): ReadonlyArray<readonly [Value, Value]> =>
  scale.flatMap((value, index) => {
    const next = scale[index + 1]
    return next === undefined ? [] : [[value, next] as const]
  })

describe("a colourless stone", () => {
  it("of grade D absorbs nothing", () => {
    expect(absorptionOf("D")).toEqual([0, 0, 0])
  })

  it.each(steps(colors))("absorbs less at %s than at %s, in every channel", (better, worse) => {
    const [less, more] = [byChannel(absorptionOf(better)), byChannel(absorptionOf(worse))]
    for (const channel of channels) expect(less[channel]).toBeLessThan(more[channel])
  })

  it("has the warm tint at L, and a quarter of it at G", () => {
    expect(absorptionOf("L")).toEqual(tints.warm)
    for (const channel of [0, 1, 2] as const) expect(absorptionOf("G")[channel] / tints.warm[channel]).toBeCloseTo(0.23, 2)
  })

  it.each(colors.slice(1))("of grade %s absorbs blue most and red least, which makes it yellowish", (color) => {
    const { red, green, blue } = byChannel(absorptionOf(color))
    expect(red).toBeLessThan(green)
    expect(green).toBeLessThan(blue)
  })
})

/** Channels that light of a hue consists of; brown is a dark orange, and gray absorbs all alike. */
const own: Readonly<Record<Exclude<Hue, "Gray">, Channel>> = {
  Yellow: "red",
  Brown: "red",
  Orange: "red",
  Green: "green",
  Pink: "red",
  Blue: "blue"
}

describe("a fancy stone", () => {
  it.each(Object.entries(own))("%s absorbs least in its own hue", (hue, channel) => {
    for (const intensity of intensities) {
      const absorbed = byChannel(absorptionOf(`${intensity} ${hue}`))
      for (const other of channels.filter((each) => each !== channel)) expect(absorbed[other]).toBeGreaterThan(absorbed[channel])
    }
  })

  it("Yellow absorbs blue most, and Pink green", () => {
    const [yellow, pink] = [absorptionOf("Fancy Yellow"), absorptionOf("Fancy Pink")].map(byChannel)
    expect(yellow?.blue).toBe(Math.max(...Object.values(yellow ?? {})))
    expect(pink?.green).toBe(Math.max(...Object.values(pink ?? {})))
  })

  it("Gray absorbs all channels nearly alike", () => {
    const gray = absorptionOf("Fancy Gray")
    expect(Math.max(...gray) / Math.min(...gray)).toBeLessThan(1.25)
  })

  it.each(hues)("%s absorbs more with each intensity, in every channel", (hue) => {
    for (const [weaker, stronger] of steps(intensities)) {
      const [less, more] = [weaker, stronger].map((intensity) => byChannel(absorptionOf(nameFancyColor({ hue, intensity }))))
      for (const channel of channels) expect(less?.[channel]).toBeLessThan(more?.[channel] ?? 0)
    }
  })

  it.each(hues)("%s has the tint of its hue at «Fancy Intense»", (hue) => {
    const tintNames = {
      Yellow: "yellow",
      Brown: "brown",
      Gray: "gray",
      Orange: "orange",
      Green: "green",
      Pink: "pink",
      Blue: "blue"
    } as const
    expect(absorptionOf(`Fancy Intense ${hue}`)).toEqual(tints[tintNames[hue]])
  })
})

it("a vivid stone absorbs one and a half times as much as an intense one", () => {
  const [intense, vivid] = [absorptionOf("Fancy Intense Blue"), absorptionOf("Fancy Vivid Blue")]
  for (const channel of [0, 1, 2] as const) expect(vivid[channel] / intense[channel]).toBeCloseTo(1.5, 9)
})

it.each(["", "Z", "d", "Fancy", "Fancy Intense", "Fancy Red", "Yellow"])("the unknown colour «%s» absorbs nothing", (color) => {
  expect(absorptionOf(color)).toEqual([0, 0, 0])
})
