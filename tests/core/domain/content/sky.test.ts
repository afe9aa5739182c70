import { describe, expect, it } from "vitest"
import { chartSize } from "../../../../core/domain/content/figure.ts"
import { angleBetween, beltOf, centreOf, chartOf, eclipticOf, project, radiusOf } from "../../../../core/domain/content/sky.ts"
import { signs } from "../../../../core/domain/content/zodiac-signs.ts"
import { figures } from "../../../../server/seed/content/horoscope/figures.ts"
import { fieldOf } from "../../../../server/seed/content/horoscope/signs.ts"

const named = (name: string) => {
  const star = Object.values(figures)
    .flatMap(({ stars }) => stars)
    .find((one) => one.name === name)
  if (star === undefined) throw new Error(`no star is called ${name}`)
  return star
}

describe("the sky", () => {
  it.each([
    ["Кастор", "Поллукс", 4.5],
    ["Регул", "Денебола", 24.6],
    ["Альдебаран", "Эльнат", 16.8],
    ["Спика", "Виндемиатрикс", 22.9]
  ])("has %s and %s as far apart as they are measured, %f degrees", (one, other, degrees) => {
    expect(angleBetween(named(one), named(other))).toBeCloseTo(degrees, 0)
  })

  it("puts the centre in the middle, north up and east to the left", () => {
    const centre = { rightAscension: 90, declination: 20 }
    const middle = project(centre, centre)
    expect([Math.abs(middle.x), Math.abs(middle.y)].every((value) => value < 1e-12)).toBe(true)
    expect(project({ rightAscension: 90, declination: 25 }, centre).y).toBeLessThan(0)
    expect(project({ rightAscension: 95, declination: 20 }, centre).x).toBeLessThan(0)
  })

  it("keeps small angles as they are: near the centre a degree is a degree in both directions", () => {
    const centre = { rightAscension: 200, declination: -30 }
    const up = project({ rightAscension: 200, declination: -29 }, centre)
    const across = project({ rightAscension: 200 + 1 / Math.cos(Math.PI / 6), declination: -30 }, centre)
    const degree = Math.PI / 180
    expect([Math.hypot(up.x, up.y) / degree, Math.hypot(across.x, across.y) / degree].map((value) => Math.round(value * 100))).toEqual([
      100, 100
    ])
  })

  it("finds the middle of stars on both sides of right ascension zero", () => {
    const { declination, rightAscension } = centreOf([
      { rightAscension: 350, declination: 5 },
      { rightAscension: 10, declination: 5 }
    ])
    expect(Math.min(rightAscension, 360 - rightAscension)).toBeCloseTo(0, 6)
    expect(declination).toBeCloseTo(5, 0)
  })

  it("has Regulus near the ecliptic, at the longitude of the catalogues", () => {
    const { latitude, longitude } = eclipticOf(named("Регул"))
    expect([longitude, latitude].map((value) => Math.round(value * 10) / 10)).toEqual([149.8, 0.5])
  })

  it("draws a brighter star larger", () => {
    expect(radiusOf(1)).toBeGreaterThan(radiusOf(2))
    expect(radiusOf(4)).toBeGreaterThan(radiusOf(5))
  })
})

describe.each(signs)("the drawing of %s", (sign) => {
  const { lines, stars } = figures[sign]
  const chart = chartOf({ lines, stars }, fieldOf(sign))

  it("joins stars that it has, by their letters", () => {
    expect(lines.flat().every((place) => stars[place] !== undefined)).toBe(true)
    expect(lines.length).toBeGreaterThanOrEqual(4)
    expect(new Set(stars.map(({ hip }) => hip)).size).toBe(stars.length)
  })

  it("lies completely within its square, with other stars around it", () => {
    const places = [...chart.stars.flatMap(({ x, y }) => [x, y]), ...chart.field.flatMap(([x, y]) => [x, y])]
    expect(places.every((at) => at >= 0 && at <= chartSize)).toBe(true)
    expect(chart.field.length).toBeGreaterThan(5)
  })

  it("names its main stars, the brightest among them", () => {
    const main = stars.filter(({ name }) => name !== null)
    const brightest = Math.min(...stars.map(({ magnitude }) => magnitude))
    expect(main.length).toBeGreaterThanOrEqual(2)
    expect(main.map(({ magnitude }) => magnitude)).toContain(brightest)
  })
})

it("puts the twelve figures into one belt without cutting any", () => {
  const { lines, stars } = beltOf(signs.map((sign) => figures[sign]))
  expect(stars.every(([x, y]) => x > 0 && x < 1800 && y > 0 && y < 240)).toBe(true)
  expect(lines.every(([x1, , x2]) => Math.abs(x1 - x2) < 200)).toBe(true)
})
