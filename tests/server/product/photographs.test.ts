import { Effect } from "effect"
import { randomBytes } from "node:crypto"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { photographLimits, photographPath } from "../../../core/domain/gallery/photograph.ts"
import { wishlistTypes } from "../../../core/domain/favourites/wishlist.ts"
import { cartId } from "../../../core/domain/product/cart-ids.ts"
import { findCartProducts } from "../../../server/cart/cart-products.ts"
import { cardsOf } from "../../../server/catalogue/jewelry.ts"
import { selectCards } from "../../../server/catalogue/jewelry-cards.ts"
import { findSuggestions } from "../../../server/search/find-products.ts"
import { resolveItems } from "../../../server/favourites/favorites.ts"
import { Files } from "../../../server/platform/files/files.ts"
import { newPhotographId, photographKey, photographKeys } from "../../../server/platform/files/photograph-files.ts"
import { sealFiles } from "../../../server/platform/files/seal.ts"
import { drawPictures } from "../../../server/platform/mail/letter-pictures.ts"
import type { DrawnPhotograph } from "../../../server/product/draw-photograph.ts"
import { readPhotograph, storePhotograph, sweepPhotographs } from "../../../server/product/photograph-storage.ts"
import { replaceDiamonds } from "../../../server/seed/seed.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { drawnFrom, jpegOf, operatorKey, sendPhotograph, usePhotographs } from "../../support/photographs/samples.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

type Sku = { readonly id: number; readonly code: string; readonly metalColor: string }
type Previews = ReadonlyArray<{ readonly metalColor: string; readonly pictures: ReadonlyArray<string> }>

let taken: Buffer
let drawn: DrawnPhotograph
beforeAll(async () => {
  taken = await jpegOf()
  drawn = await drawnFrom(taken)
})

describe.each(databasesByTurn(import.meta.filename))("the owner's photographs on $name", ({ start }) => {
  let shop: TestShop
  let stone: string
  /** A piece in several metals. */
  let piece: { readonly productCode: string; readonly skus: ReadonlyArray<Sku>; readonly previews: Previews }
  beforeAll(async () => {
    shop = await startShop({ diamonds: 30, database: await start(), operatorKey })
    const [first] = await shop.query("select code from diamonds order by is_available_for_sale desc, added_at desc, id desc limit 1")
    stone = String(first?.["code"])
    const several = "select product_code as code from jewelry where jsonb_array_length(previews) > 1 order by id limit 1"
    piece = await answer(`catalog/products/${(await shop.query<{ code: string }>(several))[0]?.code}`)
  })
  afterAll(() => shop.stop())

  /** Stores a photograph as an operator's request does, drawn once. */
  const sent = () => shop.run(Effect.orDie(storePhotograph(drawn)))
  const photographed = async (article: string, count = 1) => {
    const ids = await Promise.all(Array.from({ length: count }, sent))
    expect(await usePhotographs(shop, article, ids)).toMatchObject({ status: 200, data: { count } })
    return ids
  }
  const answer = async (path: string) => (await (await shop.ask(`/api/v2/${path}/`)).json()).data
  const picturesOf = async (color: string): Promise<ReadonlyArray<string>> => {
    const { previews }: { readonly previews: Previews } = await answer(`catalog/products/${piece.productCode}`)
    return previews.find(({ metalColor }) => metalColor === color)?.pictures ?? []
  }
  const fileOf = (id: string, name = "640.webp") => shop.app.request(`${photographPath(id)}-${name}`)
  const skuIn = (color: string) => piece.skus.find(({ metalColor }) => metalColor === color)
  const colors = () => piece.previews.map(({ metalColor }) => metalColor)

  /** First pictures of the piece's card by metal, pictures of one of its variants in favourites and in the cart. */
  const everywhere = async (sku: number) => {
    const [card] = await shop.run(
      cardsOf(selectCards("select id, 1 as place from jewelry where product_code = $1"), [piece.productCode]).pipe(Effect.orDie)
    )
    const [favourite] = await shop.run(Effect.orDie(resolveItems([{ id: String(sku), type: wishlistTypes.jewelry }])))
    const id = cartId({ type: "jewelry", product: sku })
    const product = (await shop.run(Effect.orDie(findCartProducts([{ type: "jewelry", product: sku }])))).get(id)
    const cards = [card, ...(card?.otherMetals ?? [])].flatMap((each) =>
      each === undefined ? [] : [{ metalColor: each.metalColor, pictures: each.previews }]
    )
    return { cards, favourite: favourite?.picture, inCart: product?.record.previews }
  }

  test("replace the drawn pictures of a piece in their metal only, everywhere, and give way to them when removed", async () => {
    const [color = "", other = ""] = colors()
    const sku = skuIn(color)
    const [before, beforeOther] = [await picturesOf(color), await picturesOf(other)]
    const ids = await photographed(sku?.code ?? "", 2)
    const paths = ids.map(photographPath)
    expect([await picturesOf(color), await picturesOf(other)]).toEqual([paths, beforeOther])
    const shown = await everywhere(sku?.id ?? 0)
    expect(shown).toMatchObject({ favourite: paths[0], inCart: paths })
    expect(shown.cards.map(({ metalColor, pictures }) => [metalColor, pictures[0]])).toContainEqual([color, paths[0]])
    expect(shown.cards.filter(({ pictures }) => pictures[0] === paths[0])).toHaveLength(1)
    expect(await usePhotographs(shop, sku?.code ?? "", [])).toMatchObject({ status: 200, data: { before: 2, count: 0 } })
    expect([await picturesOf(color), await picturesOf(other)]).toEqual([before, beforeOther])
    expect(await everywhere(sku?.id ?? 0)).toMatchObject({ favourite: before[0], inCart: before })
  })

  test("of a stone are in its page, in lists, in the search, in favourites and in the cart", async () => {
    const [id = ""] = await photographed(stone)
    const path = photographPath(id)
    expect(await answer(`catalog/diamonds/${stone}`)).toMatchObject({ photo: path, previews: [path] })
    const { items } = await answer("catalog-diamonds")
    expect(items.find(({ code }: { readonly code: string }) => code === stone)?.photo).toBe(path)
    expect(items.filter(({ photo }: { readonly photo: string | null }) => photo === null)).toHaveLength(items.length - 1)
    const { diamonds } = await shop.run(Effect.orDie(findSuggestions(stone)))
    expect(diamonds.items.map(({ photo }) => photo)).toEqual([path])
    const [{ id: number } = { id: 0 }] = await shop.query<{ id: number }>("select id from diamonds where code = $1", [stone])
    const [favourite] = await shop.run(Effect.orDie(resolveItems([{ id: String(number), type: wishlistTypes.diamond }])))
    const inCart = await shop.run(Effect.orDie(findCartProducts([{ type: "diamond", product: number }])))
    expect([favourite?.picture, inCart.get(cartId({ type: "diamond", product: number }))?.record.previews]).toEqual([path, [path]])
    await usePhotographs(shop, stone, [])
    expect(await answer(`catalog/diamonds/${stone}`)).toMatchObject({ photo: null, previews: [] })
  })

  test("are immutable under their address, in every width and format, and a replaced one has another", async () => {
    const [first = ""] = await photographed(stone)
    const [second = ""] = await photographed(stone)
    expect(second).not.toBe(first)
    for (const name of ["320.avif", "640.avif", "1200.avif", "320.webp", "640.webp", "1200.webp"]) {
      const response = await fileOf(second, name)
      expect([response.status, response.headers.get("cache-control"), response.headers.get("content-type")]).toEqual([
        200,
        "public, max-age=31536000, immutable",
        `image/${name.split(".")[1]}`
      ])
    }
    expect(await sharp(Buffer.from(await (await fileOf(second, "1200.webp")).arrayBuffer())).metadata()).toMatchObject({ width: 1200 })
    for (const none of ["800.webp", "640.png"]) expect((await fileOf(second, none)).status).toBe(404)
    expect((await fileOf(newPhotographId())).status).toBe(404)
  })

  test("of which a file is missing leave the pages, and their addresses lead to the drawn picture", async () => {
    const [lost = "", kept = ""] = await photographed(stone, 2)
    await shop.run(Effect.flatMap(Files, (files) => Effect.orDie(files.remove(photographKey(lost, { width: 640, format: "webp" })))))
    const response = await fileOf(lost)
    expect([response.status, response.headers.get("cache-control")]).toEqual([302, "no-store"])
    expect(response.headers.get("location")).toMatch(/^\/pictures\/(?:cuts|tints)\/[\w-]+-400\.webp$/)
    expect(await answer(`catalog/diamonds/${stone}`)).toMatchObject({ previews: [photographPath(kept)] })
    expect(shop.takeLog().map(({ message }) => message)).toContain("A photograph is missing and was hidden from the pages")
  })

  test("that are damaged leave the pages; while the storage only fails they stay", async () => {
    const [id = ""] = await photographed(stone)
    const variant = { width: 640, format: "webp" } as const
    const stored = new Map<string, Uint8Array>()
    const plain: Files["Service"] = {
      put: (key, bytes) => Effect.sync(() => void stored.set(key, bytes)),
      read: (key) => Effect.sync(() => stored.get(key) ?? null),
      remove: () => Effect.void
    }
    const safe = sealFiles(plain, { current: randomBytes(32), old: [] })
    await shop.run(Effect.orDie(safe.put(photographKey(id, variant), new Uint8Array(100))))
    const readFrom = (files: Files["Service"]) => shop.run(Effect.orDie(Effect.provideService(readPhotograph(id, variant), Files, files)))
    expect(await readFrom(safe)).toHaveLength(100)
    expect(await readFrom(sealFiles(plain, { current: randomBytes(32), old: [] }))).toBeNull()
    expect(await answer(`catalog/diamonds/${stone}`)).toMatchObject({ previews: [photographPath(id)] })
    stored.get(photographKey(id, variant))?.set([1, 2, 3, 4], 60)
    expect(await readFrom(safe)).toBeNull()
    expect(await answer(`catalog/diamonds/${stone}`)).toMatchObject({ previews: [] })
  })

  test("keep their files for a day after they are replaced, while cached pages name them; unused ones go after a day", async () => {
    const id = await sent()
    const [before = ""] = await photographed(stone)
    const [now = ""] = await photographed(stone)
    await shop.run(Effect.orDie(sweepPhotographs))
    expect([(await fileOf(before)).status, (await fileOf(now)).status]).toEqual([200, 200])
    await shop.query("update photographs set gone_at = gone_at - interval '25 hours', added_at = added_at - interval '25 hours'")
    await shop.run(Effect.orDie(sweepPhotographs))
    expect([(await fileOf(before)).status, (await fileOf(now)).status]).toEqual([302, 200])
    const left = shop.run(
      Effect.flatMap(Files, (files) =>
        Effect.forEach([...photographKeys(id), ...photographKeys(before)], (key) => Effect.orDie(files.read(key)))
      )
    )
    expect((await left).filter((bytes) => bytes !== null)).toEqual([])
    expect(await shop.query("select id from photographs where id::text = $1", [id])).toEqual([])
    expect(await usePhotographs(shop, stone, [id])).toMatchObject({ status: 409 })
    expect(await answer(`catalog/diamonds/${stone}`)).toMatchObject({ previews: [photographPath(now)] })
  })

  test("are in letters", async () => {
    const [id = ""] = await photographed(stone)
    const [picture] = await shop.run(drawPictures([photographPath(id)]))
    expect(await sharp(picture?.jpeg).metadata()).toMatchObject({ format: "jpeg", width: 192, height: 192 })
    expect(await shop.run(drawPictures([photographPath(newPhotographId())]))).toEqual([])
  })

  test("are taken from an operator only, before anything is read, one file a request, within the limits", async () => {
    const without = await shop.app.request("/internal/photograph-files", { method: "POST", body: Uint8Array.from(taken) })
    expect(without.status).toBe(401)
    expect(await sendPhotograph(shop, taken, { "content-type": "image/jpeg" })).toMatchObject({ status: 415 })
    expect(await sendPhotograph(shop, taken)).toMatchObject({ status: 200, data: { photograph: expect.stringMatching(/00$/) } })
    const heavy = { status: 422, message: expect.stringMatching(/^Файл больше 25/) }
    expect(await sendPhotograph(shop, taken, { "content-length": String(photographLimits.maxBytes + 1) })).toMatchObject(heavy)
    expect(await sendPhotograph(shop, Buffer.alloc(photographLimits.maxBytes + 1))).toMatchObject(heavy)
    expect(await sendPhotograph(shop, Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatchObject({
      status: 422,
      message: "Подойдут JPEG, PNG и WebP: содержимое файла другое"
    })
  })

  test("are of an article that the shop has, in one metal, each once, and at most eight", async () => {
    const id = await sent()
    expect(await usePhotographs(shop, "9999999", [id])).toMatchObject({ status: 404, message: "Артикула 9999999 в магазине нет" })
    for (const path of ["..%2F..%2Fetc%2Fpasswd", "..", "%00", "a'b", "x".repeat(21)])
      expect((await usePhotographs(shop, path, [id])).status).toBe(404)
    const several = await usePhotographs(shop, piece.productCode, [id])
    expect(several).toMatchObject({ status: 409, message: expect.stringContaining(`У артикула ${piece.productCode} несколько металлов`) })
    for (const color of colors())
      expect(piece.skus.some(({ code, metalColor }) => metalColor === color && several.message?.includes(code))).toBe(true)
    expect(await usePhotographs(shop, stone, [id, id])).toMatchObject({
      status: 409,
      message: "Фотографии 2 уже нет: отправьте файлы ещё раз"
    })
    expect(await usePhotographs(shop, stone, Array.from({ length: 9 }, newPhotographId))).toMatchObject({ status: 422 })
    expect(await usePhotographs(shop, stone, ["' or 1=1 --"])).toMatchObject({ status: 422 })
    expect(await usePhotographs(shop, stone, [id])).toMatchObject({ status: 200, data: { article: stone, metalColor: null, count: 1 } })
    expect(await usePhotographs(shop, stone, [id])).toMatchObject({ status: 409 })
  })

  test("on a dark ground are refused as the first, which lists show, and accepted after it", async () => {
    const { data } = await sendPhotograph(shop, await jpegOf({ background: "#444444" }))
    expect(data).toEqual({
      photograph: expect.any(String),
      unfitForLists: expect.stringMatching(/^Фон тёмный: яркость по краям 6\d из 255/)
    })
    const dark = await shop.run(Effect.orDie(storePhotograph({ ...drawn, unfitForLists: { code: "broken" } })))
    const light = await sent()
    expect(await usePhotographs(shop, stone, [dark, light])).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^Первая фотография/)
    })
    expect(await usePhotographs(shop, stone, [light, dark])).toMatchObject({ status: 200, data: { count: 2 } })
  })

  test("of one article that are replaced at once become one of both sets, never a mixture", async () => {
    const sets = await Promise.all([1, 2].map(async () => [await sent(), await sent()]))
    await Promise.all(sets.map((ids) => usePhotographs(shop, stone, ids)))
    const { previews } = await answer(`catalog/diamonds/${stone}`)
    expect(sets.map((ids) => ids.map(photographPath))).toContainEqual(previews)
  })

  test("of stones are gone with the stones, when the shop gets others; those of pieces stay", async () => {
    const [color = ""] = colors()
    const [ofPiece = ""] = await photographed(skuIn(color)?.code ?? "")
    await photographed(stone)
    await shop.run(Effect.orDie(replaceDiamonds(30)))
    expect(await shop.query("select code from diamonds where previews <> '[]'")).toEqual([])
    const left = await shop.query<{ id: string }>("select id::text from photographs where article is not null and gone_at is null")
    expect(left).toEqual([{ id: ofPiece }])
    expect(await picturesOf(color)).toEqual([photographPath(ofPiece)])
  })
})
