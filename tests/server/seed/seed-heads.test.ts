import { describe, expect, test } from "vitest"
import { nbsp } from "../../../core/domain/text/numbers.ts"
import { ringHeads, solitaireHeads } from "../../../server/seed/jewelry/heads.ts"
import { shankNames } from "../../../server/seed/jewelry/shanks.ts"
import { readPath } from "../../../tools/pictures/scaled/piece-pictures.ts"
import { pieces, titled } from "../../support/samples/seed-jewelry.ts"

const drawnPiece = (name: string) => {
  const piece = pieces.find((each) => each.name.replaceAll(nbsp, " ") === name)
  if (piece === undefined) throw new Error(`there is no ${name}`)
  return { piece, ...readPath(piece.previews[0]?.pictures[0] ?? "") }
}

const rings = [...ringHeads].map(([name, head]) => ({ head, ...drawnPiece(`Кольцо «${name}»`) }))
const designs = ["half-bezel", "cluster", "cushion-halo"] as const

describe("a ring with another head than its set lists", () => {
  test("shows that head on its shank", () => {
    for (const { design, head, piece, shank } of rings) expect([design, shank ?? "plain"], piece.name).toEqual([head.design, head.shank])
    for (const code of designs) expect(rings.filter(({ design }) => design === code).length, code).toBeGreaterThan(5)
  })

  test("has the stones that the head shows, in several sizes and all metals", () => {
    const shown = { "half-bezel": [1], cluster: [1, 6], "cushion-halo": [1, 20] }
    for (const code of designs) {
      const own = rings.filter(({ design }) => design === code)
      for (const { piece } of own) {
        expect(
          piece.inserts.map(({ quantity }) => quantity),
          piece.name
        ).toEqual(shown[code])
        expect(piece.inserts[0]?.shape, piece.name).toBe(code === "cushion-halo" ? "cushion" : "round")
      }
      expect(new Set(own.map(({ size }) => size)).size, code).toBeGreaterThanOrEqual(3)
      expect(new Set(own.flatMap(({ piece }) => piece.previews.map(({ metalColor }) => metalColor))).size, code).toBe(3)
    }
  })

  test("has petals as large beside the middle stone as they are drawn", () => {
    for (const { piece } of rings.filter(({ design }) => design === "cluster")) {
      const [middle, petal] = piece.inserts
      const ratio = Math.cbrt((petal?.weight ?? 0) / (middle?.weight ?? 0))
      expect(Math.abs(ratio / (1.48 / 1.6) - 1), piece.name).toBeLessThan(0.03)
    }
  })

  test("is described by its own head", () => {
    const untrue = {
      "half-bezel": /глух\S+\sкаст|чаш/i,
      cluster: /ореол|три\sкамня/i,
      "cushion-halo": /кругл\S+\s(?:бриллиант|камень)|дорожк\S+\sна\sплечах/i
    }
    const says = { "half-bezel": /стен|полукаст/i, cluster: /цвет(?:ок|ка|ке)|лепест/i, "cushion-halo": /кушон/i }
    for (const code of designs)
      for (const { piece } of rings.filter(({ design }) => design === code)) {
        const text = piece.description.join(" ")
        expect(text, piece.name).toMatch(says[code])
        expect(untrue[code].exec(text)?.[0], titled(piece, text)).toBeUndefined()
      }
  })
})

describe("a round solitaire with another head than its set lists", () => {
  const solitaires = [...solitaireHeads].map(([name, head]) => ({ head, ...drawnPiece(`Помолвочное кольцо «${name}»`) }))

  test("shows that head under one round stone, on the shank that its measures name", () => {
    for (const { design, head, piece, shank } of solitaires) {
      expect(design, piece.name).toBe(head.design)
      expect(
        piece.inserts.map(({ quantity, shape }) => [quantity, shape]),
        piece.name
      ).toEqual([[1, "round"]])
      expect(
        piece.measures.find(({ name }) => name === "Шинка"),
        piece.name
      ).toEqual({ name: "Шинка", value: shankNames[shank ?? "plain"] })
    }
    for (const code of ["solitaire-six", "solitaire-basket"]) {
      const own = solitaires.filter(({ design }) => design === code)
      expect(new Set(own.map(({ size }) => size)).size, code).toBeGreaterThanOrEqual(3)
      expect(new Set(own.flatMap(({ piece }) => piece.previews.map(({ metalColor }) => metalColor))).size, code).toBe(3)
    }
  })

  test("is described by that head", () => {
    const says = { "solitaire-six": /шест(?:ь|и|ью)\s/i, "solitaire-basket": /корзинк|ободк/i }
    const untrue = { "solitaire-six": /четыр\S*\s(?:крапан|опор|точк)|корзинк/i, "solitaire-basket": /шест(?:ь|и|ью)\s/i }
    for (const { head, piece } of solitaires) {
      const text = [...piece.description, piece.story?.text ?? ""].join(" ")
      expect(text, piece.name).toMatch(says[head.design])
      expect(untrue[head.design].exec(text)?.[0], titled(piece, text)).toBeUndefined()
    }
  })

  test("says that its head is white, if it is shown so, and comes in no white metal then", () => {
    const white = solitaires.filter(({ hasWhiteHead }) => hasWhiteHead)
    expect(white.length).toBeGreaterThanOrEqual(3)
    for (const { piece } of white) {
      const text = piece.description.join(" ").replaceAll(nbsp, " ")
      expect(text, piece.name).toMatch(/бел\S+ (?:каст|крапан)|каст (?:здесь )?белый/i)
      expect(text, piece.name).not.toMatch(/металл один|один цвет|других цветов|одном металле/i)
      expect(piece.skus.map(({ metalColor }) => metalColor)).not.toContain("white")
    }
    const said = pieces.filter(({ measures }) => measures.some(({ name }) => name === "Металл каста"))
    expect(said.map(({ name }) => name).toSorted()).toEqual(white.map(({ piece }) => piece.name).toSorted())
  })
})
