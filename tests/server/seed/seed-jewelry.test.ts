import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { highestPrice, lowestPrice } from "../../../core/domain/content/house-rules.ts"
import { russianClarities, toRussianColor } from "../../../core/domain/product/diamond-grades.ts"
import {
  categories,
  type Category,
  categoryNames,
  type Collection,
  collections,
  type MetalColor
} from "../../../core/domain/product/jewelry.ts"
import { jewelryPicture, pictureDesigns, pictureMetals, tintedPicture, tintedPieces } from "../../../core/domain/product/jewelry-picture.ts"
import { stoneTint } from "../../../core/domain/product/stone-tint.ts"
import { pictureFile, stonePicture } from "../../../core/domain/product/picture-files.ts"
import { arrangePictures } from "../../../core/domain/product/pictures-of-page.ts"
import { formatCarats, formatTenths, nbsp } from "../../../core/domain/text/numbers.ts"
import { ringSizes } from "../../../core/domain/product/ring-sizes.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { jewelry, type SeedJewelry } from "../../../server/seed/jewelry/jewelry.ts"

const pieces = jewelry()
const skus = pieces.flatMap((piece) => piece.skus)
const count = (values: ReadonlyArray<string | undefined>) => {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
const repeated = (values: ReadonlyArray<string>) => [...count(values)].filter(([, times]) => times > 1)
/** How often a page of 24 shows its most frequent picture, on the page where that is most. */
const mostEqual = ({ color, pieces: list }: List): number =>
  Math.max(
    ...list.flatMap((_, from) => {
      if (from % 24 !== 0) return []
      const page = arrangePictures(list.slice(from, from + 24).map((piece) => ({ previews: picturesOf(piece, color) })))
      return [...count(page.map(({ previews }) => previews[0])).values()]
    })
  )

/** A card shows the first variant that can be bought, else the first; of those in a colour of metal where it was asked for. */
const shownSku = ({ skus: own }: SeedJewelry, asked?: MetalColor) => {
  const asWished = asked === undefined ? own : own.filter(({ metalColor }) => metalColor === asked)
  return asWished.find(({ isAvailableForSale }) => isAvailableForSale) ?? asWished[0]
}
const picturesOf = (piece: SeedJewelry, asked?: MetalColor): ReadonlyArray<string> =>
  piece.previews.find((preview) => preview.metalColor === shownSku(piece, asked)?.metalColor)?.pictures ?? []

type List = { readonly name: string; readonly pieces: ReadonlyArray<SeedJewelry>; readonly color?: MetalColor }

const newest = pieces.toReversed()
const ofCategory = (code: Category, list: ReadonlyArray<SeedJewelry> = newest): List => ({
  name: code,
  pieces: list.filter(({ category }) => category.code === code)
})
const ofCollection = (code: Collection): List => ({ name: code, pieces: newest.filter(({ collection }) => collection?.code === code) })
const inColor = (color: MetalColor, { name, pieces: list }: List): List => ({
  name: `${name} ${color}`,
  pieces: list.filter(({ skus: own }) => own.some(({ metalColor }) => metalColor === color)),
  color
})
const inEachColor = (lists: ReadonlyArray<List>) => lists.flatMap((list) => pictureMetals.map((color) => inColor(color, list)))
const withMore = (most: number, lists: ReadonlyArray<List>) => lists.filter((list) => mostEqual(list) > most).map(({ name }) => name)

/** The list as it comes sorted, from either end. */
const sortedBy = (key: "price" | "weight", list: List): ReadonlyArray<List> => {
  const valueOf = (piece: SeedJewelry) => shownSku(piece, list.color)?.[key] ?? 0
  const rising = list.pieces.toSorted((one, other) => valueOf(one) - valueOf(other) || one.id - other.id)
  return [
    { ...list, pieces: rising },
    { ...list, pieces: rising.toReversed() }
  ]
}

const sentencesOf = ({ description }: SeedJewelry) => description.flatMap((paragraph) => paragraph.split(/(?<=\.)\s/))
const titled = (piece: SeedJewelry, text: string) => `${piece.name}: ${text}`

describe("the seeded jewelry", () => {
  test("is the same on every machine", () => {
    expect(jewelry()).toEqual(pieces)
    expect(createHash("sha256").update(JSON.stringify(pieces)).digest("hex")).toMatchInlineSnapshot(
      `"4409fb70b91e54c639a6c99393eadc35841ceedffbcccc635014d65204c34118"`
    )
  })

  test("fills nine categories as a real house does", () => {
    const counts = count(pieces.map(({ category }) => category.code))
    const least = { kolco: 150, "pomolvochnoe-kolco": 125, "obruchalnoe-kolco": 65, sergi: 120, "odinochnye-sergi": 35, podveska: 70 }
    for (const [category, number] of Object.entries({ ...least, kole: 30, braslet: 34, brosh: 20 })) {
      expect(counts.get(category), category).toBeGreaterThanOrEqual(number)
    }
    expect(pieces.length).toBeGreaterThanOrEqual(640)
    expect([...counts.keys()].toSorted()).toEqual(categories.toSorted())
    expect(pieces.filter(({ category }) => category.name !== categoryNames[category.code])).toEqual([])
  })

  test("has collections of 40 to 70 pieces over several categories, half of all pieces in them", () => {
    for (const collection of collections) {
      const own = pieces.filter((piece) => piece.collection?.code === collection)
      expect(own.length, collection).toBeGreaterThanOrEqual(40)
      expect(own.length, collection).toBeLessThanOrEqual(70)
      expect(new Set(own.map(({ category }) => category.code)).size, collection).toBeGreaterThanOrEqual(6)
    }
    const share = pieces.filter(({ collection }) => collection !== null).length / pieces.length
    expect(share).toBeGreaterThan(0.45)
    expect(share).toBeLessThan(0.6)
  })

  test("gives every piece and every variant a number of its own", () => {
    expect(pieces.map(({ id }) => id)).toEqual(pieces.map((_, index) => index + 1))
    expect(pieces.filter(({ productCode }) => !/^02\d{5}$/.test(productCode))).toEqual([])
    expect(repeated(pieces.map(({ productCode }) => productCode))).toEqual([])
    expect(repeated(skus.map(({ id }) => String(id)))).toEqual([])
    expect(repeated(skus.map(({ code }) => code))).toEqual([])
    expect(repeated(skus.map(({ tagNumber }) => tagNumber))).toEqual([])
    expect(skus.filter(({ tagNumber }) => !/^0-\d{3}-\d{4}$/.test(tagNumber))).toEqual([])
  })

  test("gives a name once in a category, and shares it only within one collection", () => {
    expect(repeated(pieces.map(({ name }) => name))).toEqual([])
    const homes = new Map<string, Set<string>>()
    for (const { collection, name } of pieces) {
      const bare = /«.+»/.exec(name)?.[0] ?? ""
      homes.set(bare, (homes.get(bare) ?? new Set()).add(collection?.code ?? "none"))
    }
    expect([...homes].filter(([, codes]) => codes.size > 1)).toEqual([])
    expect(homes.size).toBeGreaterThan(200)
  })

  test("comes in deliveries, the newest last", () => {
    const days = pieces.map(({ addedAt }) => addedAt)
    expect(days).toEqual(days.toSorted())
    expect(days.at(-1)).toBe("2026-11-19T06:00:00.000Z")
    const shareOf = (holds: (piece: SeedJewelry) => boolean) => pieces.filter(holds).length / pieces.length
    expect(shareOf(({ isNew }) => isNew)).toBeGreaterThan(0.03)
    expect(shareOf(({ isNew }) => isNew)).toBeLessThan(0.1)
    expect(shareOf(({ isOnOrder }) => isOnOrder)).toBeLessThan(0.12)
    expect(shareOf(({ skus: [first] }) => first.oldPrice !== null)).toBeLessThan(0.1)
    expect(shareOf(({ skus: own }) => own.every(({ isAvailableForSale }) => !isAvailableForSale))).toBeLessThan(0.06)
  })

  test("shows a dozen novelties that can be bought, of a dozen designs", () => {
    const shown = pieces.filter(({ noveltyRank }) => noveltyRank !== null).toSorted((a, b) => (a.noveltyRank ?? 0) - (b.noveltyRank ?? 0))
    expect(shown.map(({ noveltyRank }) => noveltyRank)).toEqual(shown.map((_, index) => index + 1))
    expect(shown).toHaveLength(12)
    expect(shown.filter(({ isOnOrder, skus: [first] }) => isOnOrder || !first.isAvailableForSale)).toEqual([])
    expect(new Set(shown.map(({ previews }) => previews[0]?.pictures[0]?.replace(/-(white|rose|yellow)$/, ""))).size).toBe(12)
  })

  test("is made in less than a second of the processor's time", () => {
    const start = process.cpuUsage()
    jewelry()
    const { system, user } = process.cpuUsage(start)
    expect((system + user) / 1_000).toBeLessThan(1_000)
  })
})

describe("a seeded piece", () => {
  test("counts and weighs its inserts", () => {
    for (const { inserts, insertsCount, insertsWeight } of pieces) {
      expect(inserts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(insertsCount)
      expect(
        inserts.reduce((sum, { quantity, weight }) => sum + quantity * weight, 0),
        JSON.stringify(inserts)
      ).toBeCloseTo(insertsWeight, 6)
    }
    expect(pieces.filter(({ insertsCount, category }) => insertsCount === 0 && category.code !== "obruchalnoe-kolco")).toEqual([])
  })

  test("grades its stones on both scales alike", () => {
    const inserts = pieces.flatMap((piece) => piece.inserts)
    expect(inserts.filter(({ color, colorRF }) => colorRF !== toRussianColor(color))).toEqual([])
    expect(inserts.filter(({ clarity, clarityRF }) => clarityRF !== russianClarities[clarity])).toEqual([])
  })

  test("has pictures of its own category in each metal, in every view there is of its design, and of its main stone", () => {
    for (const piece of pieces) {
      const colors = [...new Set(piece.skus.map(({ metalColor }) => metalColor))]
      expect(piece.previews.map(({ metalColor }) => metalColor)).toEqual(colors)
      for (const { metalColor, pictures } of piece.previews) {
        const tinted = tintedPieces.find((each) => pictures[0] === tintedPicture(each))
        if (tinted !== undefined) expect([tinted.metal, tinted.tint]).toEqual([metalColor, stoneTint(piece.inserts[0]?.color ?? "")])
        const design = pictureDesigns.find(({ code }) =>
          tinted === undefined ? pictures[0] === jewelryPicture(code, metalColor).path : code === tinted.design
        )
        const drawn = design?.views.map((view) => jewelryPicture(design.code, metalColor, view).path) ?? []
        const views = tinted === undefined ? drawn : [tintedPicture(tinted)]
        expect(pictures.filter((picture) => picture.startsWith("/pictures/jewelry/"))).toEqual(views)
        expect(design?.category, titled(piece, pictures[0] ?? "")).toBe(piece.category.code)
        const loose = pictures.filter((picture) => !picture.startsWith("/pictures/jewelry/"))
        expect(loose).toEqual(piece.inserts.slice(0, 1).map(stonePicture))
      }
    }
  })

  const all: List = { name: "all", pieces: newest }
  const ofCategories = categories.map((code) => ofCategory(code))
  const ofCollections = collections.map(ofCollection)

  const inCollections = ofCollections.flatMap(({ pieces: list }) => categories.map((code) => ofCategory(code, list)))
  const lists = [all, ...ofCategories, ...ofCollections, ...inCollections, ...inEachColor([all, ...ofCategories, ...ofCollections])]

  test("shows at most two equal pictures on a page of all pieces, of a category, of a collection and of a colour of metal, newest first", () => {
    expect(withMore(2, lists)).toEqual([])
  })

  test.each(["price", "weight"] as const)("shows at most two equal pictures on a page of each of these lists by %s", (key) => {
    expect(
      withMore(
        2,
        lists.flatMap((list) => sortedBy(key, list))
      )
    ).toEqual([])
  })

  const drawn = pictureDesigns.flatMap(({ code, views }) =>
    views.length === 0 ? [] : pictureMetals.map((metal) => jewelryPicture(code, metal).path)
  )
  test.skipIf(drawn.some((path) => !existsSync(`public${pictureFile(path)}`)))("has pictures that are there", () => {
    const paths = new Set(pieces.flatMap(({ previews }) => previews.flatMap(({ pictures }) => pictures)))
    expect([...paths].filter((path) => !existsSync(`public${pictureFile(path)}`))).toEqual([])
  })

  test("has sizes where its category has them, once in each metal", () => {
    const sized = new Set(["kolco", "pomolvochnoe-kolco", "obruchalnoe-kolco", "kole", "braslet"])
    for (const { category, name, skus: own } of pieces) {
      const kinds = own.map(({ metal, metalColor, metalProbe, size }) => `${metal} ${metalColor} ${metalProbe} ${size}`)
      expect(repeated(kinds), name).toEqual([])
      expect(own.every(({ size }) => (size !== null) === sized.has(category.code))).toBe(true)
      if (category.code.endsWith("kolco")) expect(own.filter(({ size }) => !ringSizes.some((known) => known === size))).toEqual([])
      if (category.code === "kole") expect(own.filter(({ size }) => size === null || size < 38 || size > 50)).toEqual([])
      if (category.code === "braslet") expect(own.filter(({ size }) => size === null || size < 15 || size > 21)).toEqual([])
    }
  })

  test("weighs and costs more in a larger size of the same metal", () => {
    for (const { skus: own } of pieces) {
      for (const [index, sku] of own.entries()) {
        const next = own[index + 1]
        if (next?.metal !== sku.metal || next.metalColor !== sku.metalColor) continue
        expect(next.weight).toBeGreaterThan(sku.weight)
        expect(next.price).toBeGreaterThanOrEqual(sku.price)
      }
    }
  })

  test("costs what the house sells at, rounded, and less than before where it was lowered", () => {
    expect(skus.filter(({ price, oldPrice }) => price < lowestPrice || (oldPrice ?? price) > highestPrice)).toEqual([])
    expect(skus.filter(({ price }) => price % 100 !== 0)).toEqual([])
    expect(skus.filter(({ price }) => price >= 1_000_000 && price % 5_000 !== 0)).toEqual([])
    expect(skus.filter(({ price, oldPrice }) => oldPrice !== null && oldPrice <= price)).toEqual([])
  })

  test("is made of metals that there are", () => {
    const alloys = new Set(skus.map(({ metal, metalProbe }) => `${metal} ${metalProbe}`))
    expect(alloys).toEqual(new Set(["gold 585", "gold 750", "platinum 950"]))
    expect(skus.filter(({ metal, metalColor }) => metal === "platinum" && metalColor !== "white")).toEqual([])
  })
})

describe("the words of a seeded piece", () => {
  const written = pieces.map((piece) => ({ piece, sentences: sentencesOf(piece) }))

  test("are two or three paragraphs of four to seven sentences", () => {
    for (const { piece, sentences } of written) {
      expect([2, 3], titled(piece, piece.description.join("\n"))).toContain(piece.description.length)
      expect(sentences.length).toBeGreaterThanOrEqual(4)
      expect(sentences.length).toBeLessThanOrEqual(7)
    }
  })

  test("are its own: two descriptions share at most two sentences, and never more than half", () => {
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

  test("stay its own with all numbers and grades left out", () => {
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

  test("repeat no sentence in more than 4 % of the pieces, and no two in a row in more than two", () => {
    const often = [...count(written.flatMap(({ sentences }) => [...new Set(sentences)]))].filter(
      ([, times]) => times > pieces.length * 0.04
    )
    expect(often).toEqual([])
    const pairs = written.flatMap(({ sentences }) => sentences.slice(1).map((sentence, index) => `${sentences[index]} ${sentence}`))
    expect([...count(pairs)].filter(([, times]) => times > 2)).toEqual([])
  })

  test("are typeset Russian: whole sentences, no gaps, no marks left, no shouting", () => {
    for (const { piece, sentences } of written) {
      for (const sentence of sentences) expect(sentence, piece.name).toMatch(/^«?[А-ЯЁA-Z].*\.$/)
      const { accent, text, title } = piece.story ?? { title: "", accent: "", text: "" }
      for (const line of [piece.name, ...piece.description, title, accent, text]) {
        expect(line, piece.name).not.toMatch(/[\s ]{2}|«\s|\s»|undefined|null|NaN|[{}|/]|\s[,.:;]|\.\.|,,|—|!/)
        expect(typeset(line)).toBe(line)
      }
    }
  })

  test("tell a story of about a third of the pieces, none more than three times in a category", () => {
    const told = pieces.flatMap(({ category, story }) => (story === null ? [] : `${category.code} ${story.title} ${story.accent}`))
    expect(told.length / pieces.length).toBeGreaterThan(0.3)
    expect(told.length / pieces.length).toBeLessThan(0.4)
    expect([...count(told)].filter(([, times]) => times > 3)).toEqual([])
    for (const { story } of pieces) if (story !== null) expect(story.text.split(/(?<=\.)\s/)).toHaveLength(2)
  })

  test("agree with the metals: a colour that the piece does not have is not named, and one of several is named as a variant", () => {
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

  test("agree with the figures: every mass of stones, every size and every probe is one of the piece's", () => {
    const wrong = written.flatMap(({ piece, sentences }) => {
      const masses = new Set([...piece.inserts.map(({ weight }) => weight), piece.insertsWeight].map((mass) => formatCarats(mass)))
      const sizes = piece.skus.flatMap(({ size }) => (size === null ? [] : size))
      const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) => formatTenths(size))
      const probes = new Set(piece.skus.map(({ metalProbe }) => String(metalProbe)))
      return sentences
        .filter((text) => {
          const told = [...text.matchAll(/\d+,\d\d\u00A0карата/g)].map(([mass]) => mass)
          const [range, from, to] = /размер\S*\sот\s([\d,]+)\sдо\s([\d,]+)/.exec(text) ?? []
          const probe = /(?<!\d)(585|750)(?!\d)/.exec(text)?.[1]
          return (
            told.some((mass) => !masses.has(mass)) ||
            (range !== undefined && (from !== least || to !== most)) ||
            (probe !== undefined && !probes.has(probe) && !/твёрже 750/.test(text.replaceAll(nbsp, " ")))
          )
        })
        .map((text) => titled(piece, text))
    })
    expect(wrong).toEqual([])
  })

  test("agree with the stones: a plain band is not told of stones, a cup not of claws", () => {
    const stones = /кам(?:ень|ня|не|ни)|бриллиант|крапан/i
    const band = written.filter(({ piece }) => piece.insertsCount === 0)
    expect(band.flatMap(({ sentences }) => sentences.filter((text) => stones.test(text) && !/нет\sни\sодного камня/.test(text)))).toEqual(
      []
    )
    const cups = written.filter(({ piece }) => /\/(?:bezel|station)-/.test(piece.previews[0]?.pictures[0] ?? ""))
    expect(cups.length).toBeGreaterThan(40)
    for (const { sentences } of cups) {
      expect(
        sentences.filter((text) => /крапан/i.test(text) && !/крапанов здесь нет|крепче крапанов|крапановой|крапанового/.test(text))
      ).toEqual([])
    }
  })

  test("name only masses and counts that the piece has", () => {
    const hundredths = (carats: number) => carats.toFixed(2).replace(".", ",")
    for (const { piece, sentences } of written) {
      const told = [...sentences, piece.story?.title ?? "", piece.story?.text ?? ""].join(" ")
      const masses = new Set([hundredths(piece.insertsWeight), ...piece.inserts.map(({ weight }) => hundredths(weight))])
      expect(
        [...told.matchAll(/(\d+,\d\d)\sкарата/g)].filter(([, mass = ""]) => !masses.has(mass)),
        piece.name
      ).toEqual([])
      expect(
        [...told.matchAll(/(\d+)\sбриллиант/g)].filter(([, number]) => Number(number) !== piece.insertsCount),
        piece.name
      ).toEqual([])
    }
  })

  test("agree with the metal: each colour and platinum only where the piece is made of it", () => {
    for (const { piece, sentences } of written) {
      const text = sentences.join(" ").toLowerCase()
      const colors = new Set(piece.skus.filter(({ metal }) => metal === "gold").map(({ metalColor }) => metalColor))
      if (!colors.has("rose")) expect(text, piece.name).not.toMatch(/розово[егм]\S* золот/)
      if (!colors.has("yellow")) expect(text, piece.name).not.toMatch(/жёлто[егм]\S* золот/)
      if (!piece.skus.some(({ metal }) => metal === "platinum")) expect(text, piece.name).not.toMatch(/платин/)
    }
  })
})
