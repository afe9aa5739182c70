import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { Blank, BlankCard } from "../../../core/contract/custom-jewelry.ts"
import { photographPath } from "../../../core/domain/gallery/photograph.ts"
import { storePhotograph } from "../../../server/product/photograph-storage.ts"
import { Files } from "../../../server/platform/files/files.ts"
import { photographKeys } from "../../../server/platform/files/photograph-files.ts"
import type { DrawnPhotograph } from "../../../server/product/draw-photograph.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { drawnFrom, jpegOf, operatorKey, usePhotographs } from "../../support/photographs/samples.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"

let drawn: DrawnPhotograph
beforeAll(async () => {
  drawn = await drawnFrom(await jpegOf())
})

describe.each(databasesByTurn(import.meta.filename))("the owner's photographs of frames on $name", ({ start }) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startShop({ diamonds: 30, database: await start(), operatorKey })
  })
  afterAll(() => shop.stop())

  const sent = () => shop.run(Effect.orDie(storePhotograph(drawn)))
  const answer = async (path: string) => (await (await shop.ask(`/api/v2/${path}/`)).json()).data
  const listed = async (): Promise<ReadonlyArray<BlankCard>> => (await answer("custom-jewelry/blanks/kolco")).items
  /** First listed frame design. */
  const blank = async (): Promise<Blank> => answer(`blanks/${(await listed())[0]?.slug}/view`)
  const inMetal = (previews: Blank["previews"], color: string) => previews.find(({ metalColor }) => metalColor === color)?.pictures
  const frameIn = async (color: string) => (await blank()).frames.find(({ metalColor }) => metalColor === color)
  const firstInList = async () => {
    const [card] = await listed()
    return card?.metals.map(({ metalColor, previews }) => [metalColor, previews[0]])
  }

  test("are shown in their metal only, in the list and on the page, and give way to the drawn pictures when removed", async () => {
    const before = await blank()
    const drawnInList = await firstInList()
    const article = (await frameIn("rose"))?.code ?? ""
    const ids = [await sent(), await sent()]
    const paths = ids.map(photographPath)
    expect(await usePhotographs(shop, article, ids)).toMatchObject({
      status: 200,
      data: { article: before.code, metalColor: "rose", name: before.name, count: 2 }
    })
    const shown = await blank()
    expect([inMetal(shown.shownPreviews, "rose"), inMetal(shown.shownPreviews, "white")]).toEqual([
      paths,
      inMetal(before.previews, "white")
    ])
    expect(shown.previews).toEqual(before.previews)
    expect(await firstInList()).toEqual(drawnInList?.map(([color, picture]) => [color, color === "rose" ? paths[0] : picture]))
    expect(await usePhotographs(shop, article, [])).toMatchObject({ status: 200, data: { before: 2, count: 0 } })
    expect([(await blank()).shownPreviews, await firstInList()]).toEqual([before.previews, drawnInList])
  })

  test("are refused under the code of a design in several metals, with the articles of its frames", async () => {
    const { code } = await blank()
    const refused = await usePhotographs(shop, code, [await sent()])
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused)).toContain(`${code}-`)
  })

  test("without their file are taken off the page, and their address leads to the drawn picture", async () => {
    const article = (await frameIn("yellow"))?.code ?? ""
    const id = await sent()
    await usePhotographs(shop, article, [id])
    expect(inMetal((await blank()).shownPreviews, "yellow")).toEqual([photographPath(id)])
    await shop.run(Effect.flatMap(Files, (files) => Effect.forEach(photographKeys(id), (key) => Effect.orDie(files.remove(key)))))
    const response = await shop.app.request(`${photographPath(id)}-640.webp`)
    expect([response.status, response.headers.get("location")?.replace(/-\d+\.webp$/, "")]).toEqual([
      302,
      inMetal((await blank()).previews, "yellow")?.[0]
    ])
    expect((await blank()).shownPreviews).toEqual((await blank()).previews)
  })
})
