import { describe, expect, test } from "vitest"
import { formatCarats, formatTenths, nbsp } from "../../../core/domain/text/numbers.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { type SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { pieces, count, titled } from "../../support/samples/seed-jewelry.ts"

const sentencesOf = ({ description }: SeedJewelry) => description.flatMap((paragraph) => paragraph.split(/(?<=\.)\s/))

describe("the description of a seeded piece", () => {
  const written = pieces.map((piece) => ({ piece, sentences: sentencesOf(piece) }))

  test("has two or three paragraphs of four to seven sentences", () => {
    for (const { piece, sentences } of written) {
      expect([2, 3], titled(piece, piece.description.join("\n"))).toContain(piece.description.length)
      expect(sentences.length).toBeGreaterThanOrEqual(4)
      expect(sentences.length).toBeLessThanOrEqual(7)
    }
  })

  test("is unique: two descriptions share at most two sentences, and never more than half", () => {
    const users = new Map<string, Array<number>>()
    for (const [index, { piece, sentences }] of written.entries()) {
      const shared = new Map<number, number>()
      for (const sentence of new Set(sentences)) {
        for (const user of users.get(sentence) ?? []) shared.set(user, (shared.get(user) ?? 0) + 1)
        users.set(sentence, [...(users.get(sentence) ?? []), index])
      }
      for (const [user, number] of shared) {
        expect(number, titled(piece, pieces[user]?.name ?? "")).toBeLessThanOrEqual(2)
        expect(number / Math.min(sentences.length, written[user]?.sentences.length ?? 0)).toBeLessThanOrEqual(0.5)
      }
    }
  })

  test("is unique also without numbers and grades", () => {
    const bare = (sentence: string) =>
      sentence.replaceAll(/\d+(?:[,.]\d+)?/g, "0").replaceAll(/\b(?:[D-J]|VVS0|VS0|SI0)\b(?![а-яё])/gi, "0")
    const users = new Map<string, Array<number>>()
    for (const [index, { sentences }] of written.entries()) {
      const shared = new Map<number, number>()
      for (const sentence of new Set(sentences.map(bare))) {
        for (const user of users.get(sentence) ?? []) shared.set(user, (shared.get(user) ?? 0) + 1)
        users.set(sentence, [...(users.get(sentence) ?? []), index])
      }
      for (const [user, number] of shared) {
        expect(number / Math.min(sentences.length, written[user]?.sentences.length ?? 0)).toBeLessThanOrEqual(0.5)
      }
    }
  })

  test("repeats no sentence in more than 4 % of the pieces, and no two in a row in more than two", () => {
    const often = [...count(written.flatMap(({ sentences }) => [...new Set(sentences)]))].filter(
      ([, times]) => times > pieces.length * 0.04
    )
    expect(often).toEqual([])
    const pairs = written.flatMap(({ sentences }) => sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`))
    expect([...count(pairs)].filter(([, times]) => times > 2)).toEqual([])
  })

  test("is typeset Russian: whole sentences, no gaps, no placeholders, no exclamations", () => {
    for (const { piece, sentences } of written) {
      for (const sentence of sentences) expect(sentence, piece.name).toMatch(/^«?[А-ЯЁA-Z].*\.$/)
      const { accent, text, title } = piece.story ?? { title: "", accent: "", text: "" }
      for (const line of [piece.name, ...piece.description, title, accent, text]) {
        expect(line, piece.name).not.toMatch(/[\s ]{2}|«\s|\s»|undefined|null|NaN|[{}|/]|\s[,.:;]|\.\.|,,|—|!/)
        expect(typeset(line)).toBe(line)
      }
    }
  })

  test("has a story in about a third of the pieces, none more than three times in a category", () => {
    const shown = pieces.flatMap(({ category, story }) => (story === null ? [] : `${category.code} ${story.title} ${story.accent}`))
    expect(shown.length / pieces.length).toBeGreaterThan(0.3)
    expect(shown.length / pieces.length).toBeLessThan(0.4)
    expect([...count(shown)].filter(([, times]) => times > 3)).toEqual([])
    for (const { story } of pieces) if (story !== null) expect(story.text.split(/(?<=\.)\s/)).toHaveLength(2)
  })

  test("matches the metals: names no missing colour, and marks one of several as a variant", () => {
    const named = [
      ["white", /бел(?:ое|ого|ом|ым)\s(?:золот|вариант|металл)/i],
      ["rose", /розов(?:ое|ого|ом|ый|ым)\s(?:золот|вариант|металл|цвет золоту)/i],
      ["yellow", /жёлт(?:ое|ого|ом|ый|ым)\s(?:золот|вариант|металл)/i]
    ] as const
    const isOfVariant = /вариант|можно\sвыбрать|разный\sметалл|Выбирать|В белом/i
    const general = /не спорит ни|белом металле, но|К белому воротничку/
    const wrong = written.flatMap(({ piece, sentences }) => {
      const own = new Set(piece.skus.map(({ metalColor }) => metalColor))
      const kinds = new Set(piece.skus.map(({ metal, metalColor }) => `${metal} ${metalColor}`))
      return sentences
        .filter((text) => !general.test(text.replaceAll(nbsp, " ")))
        .filter(
          (text) =>
            named.some(([color, words]) => words.test(text) && (!own.has(color) || (kinds.size > 1 && !isOfVariant.test(text)))) ||
            (/платин/i.test(text) && (!kinds.has("platinum white") || !isOfVariant.test(text))) ||
            (/роди[йея]/i.test(text) && (!kinds.has("gold white") || (kinds.size > 1 && !isOfVariant.test(text))))
        )
        .map((text) => titled(piece, text))
    })
    expect(wrong).toEqual([])
  })

  test("matches the figures: every mass of stones, size and probe belongs to the piece", () => {
    const wrong = written.flatMap(({ piece, sentences }) => {
      const masses = new Set([...piece.inserts.map(({ weight }) => weight), piece.insertsWeight].map((mass) => formatCarats(mass)))
      const sizes = piece.skus.flatMap(({ size }) => (size === null ? [] : size))
      const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) => formatTenths(size))
      const probes = new Set(piece.skus.map(({ metalProbe }) => String(metalProbe)))
      return sentences
        .filter((text) => {
          const shown = [...text.matchAll(/\d+,\d\d\u00A0карата/g)].map(([mass]) => mass)
          const [range, from, to] = /размер\S*\sот\s([\d,]+)\sдо\s([\d,]+)/.exec(text) ?? []
          const probe = /(?<!\d)(585|750)(?!\d)/.exec(text)?.[1]
          return (
            shown.some((mass) => !masses.has(mass)) ||
            (range !== undefined && (from !== least || to !== most)) ||
            (probe !== undefined && !probes.has(probe) && !/твёрже 750/.test(text.replaceAll(nbsp, " ")))
          )
        })
        .map((text) => titled(piece, text))
    })
    expect(wrong).toEqual([])
  })

  test("matches the stones: none for a plain band, no claws for a cup", () => {
    const stones = /кам(?:ень|ня|не|ни)|бриллиант|крапан/i
    const band = written.filter(({ piece }) => piece.insertsCount === 0)
    expect(band.flatMap(({ sentences }) => sentences.filter((text) => stones.test(text) && !/нет\sни\sодного камня/.test(text)))).toEqual(
      []
    )
    const cups = written.filter(({ piece }) => /\/(?:bezel|half-bezel|station)-/.test(piece.previews[0]?.pictures[0] ?? ""))
    expect(cups.length).toBeGreaterThan(40)
    for (const { sentences } of cups) {
      expect(
        sentences.filter((text) => /крапан/i.test(text) && !/крапанов здесь нет|крепче крапанов|крапановой|крапанового/.test(text))
      ).toEqual([])
    }
  })

  test("names only masses and counts of the piece", () => {
    const hundredths = (carats: number) => carats.toFixed(2).replace(".", ",")
    for (const { piece, sentences } of written) {
      const shown = [...sentences, piece.story?.title ?? "", piece.story?.text ?? ""].join(" ")
      const masses = new Set([hundredths(piece.insertsWeight), ...piece.inserts.map(({ weight }) => hundredths(weight))])
      expect(
        [...shown.matchAll(/(\d+,\d\d)\sкарата/g)].filter(([, mass = ""]) => !masses.has(mass)),
        piece.name
      ).toEqual([])
      expect(
        [...shown.matchAll(/(\d+)\sбриллиант/g)].filter(([, number]) => Number(number) !== piece.insertsCount),
        piece.name
      ).toEqual([])
    }
  })

  test("matches the metal: each colour and platinum only if the piece is made of it", () => {
    for (const { piece, sentences } of written) {
      const text = sentences.join(" ").toLowerCase()
      const colors = new Set(piece.skus.filter(({ metal }) => metal === "gold").map(({ metalColor }) => metalColor))
      if (!colors.has("rose")) expect(text, piece.name).not.toMatch(/розово[егм]\S* золот/)
      if (!colors.has("yellow")) expect(text, piece.name).not.toMatch(/жёлто[егм]\S* золот/)
      if (!piece.skus.some(({ metal }) => metal === "platinum")) expect(text, piece.name).not.toMatch(/платин/)
    }
  })
})
