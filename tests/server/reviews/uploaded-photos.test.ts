import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { maxPhotoBytes } from "../../../core/domain/reviews/review.ts"
import { limits } from "../../../server/platform/api/limits.ts"
import { sweepUploaded } from "../../../server/reviews/uploaded-photos.ts"
import { databasesByTurn } from "../../support/database/databases.ts"
import { type Accounts, accountsOf } from "../../support/samples/accounts.ts"
import { receivedOrder } from "../../support/samples/cares.ts"
import { takenPhoto, uploadPhoto } from "../../support/samples/reviews.ts"
import { startShop, type TestShop } from "../../support/server/server.ts"
import { type Goods, prepareGoods } from "../../support/server/shoppers.ts"

describe.each(databasesByTurn(import.meta.filename))("photographs of reviews on $name", ({ start }) => {
  let shop: TestShop
  let accounts: Accounts
  let goods: Goods
  beforeAll(async () => {
    shop = await startShop({ diamonds: 10, database: await start() })
    accounts = accountsOf(shop)
  })
  afterAll(() => shop.stop())
  beforeEach(async () => {
    await shop.query("delete from holds")
    goods = await prepareGoods(shop)
  })

  test("are accepted one at a time for the user's own order, within the hourly limit, and not read before both checks", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const { buyer: stranger } = await receivedOrder(shop, accounts, [goods.ring])
    const photo = await takenPhoto()
    expect((await uploadPhoto({ shop, buyer: stranger, id, file: photo })).status).toBe(404)
    expect((await uploadPhoto({ shop, buyer: { headers: {} }, id, file: photo })).status).toBe(401)
    expect((await uploadPhoto({ shop, buyer, id, file: photo, headers: { "content-type": "image/jpeg" } })).status).toBe(415)
    const heavy = { errors: { photos: expect.stringContaining("больше 6") } }
    expect(await uploadPhoto({ shop, buyer, id, file: Buffer.alloc(maxPhotoBytes + 1) })).toMatchObject({ status: 422, data: heavy })
    expect(
      await uploadPhoto({ shop, buyer, id, file: Buffer.alloc(20), headers: { "content-length": String(maxPhotoBytes + 1) } })
    ).toMatchObject({
      status: 422,
      data: heavy
    })
    expect((await uploadPhoto({ shop, buyer, id, file: photo })).status).toBe(200)
    await shop.query("update rate_limits set count = $1", [limits.reviewPhoto.most])
    expect((await uploadPhoto({ shop, buyer, id, file: photo })).status).toBe(429)
    await shop.query("delete from rate_limits")
  })

  test("without a review are deleted after a day, and a user has at most twelve", async () => {
    const { buyer, id } = await receivedOrder(shop, accounts, [goods.ring])
    const photo = await takenPhoto()
    const uploaded = async (): Promise<string> => (await uploadPhoto({ shop, buyer, id, file: photo })).data.photoId
    const [first, last] = [await uploaded(), await uploaded()]
    await shop.query("update uploaded_photos set uploaded_at = now() - interval '25 hours' where id::text = $1", [first])
    expect(await shop.run(sweepUploaded)).toBeGreaterThan(0)
    expect(await shop.query("select id::text from uploaded_photos where id::text = any($1::text[])", [[first, last]])).toEqual([
      { id: last }
    ])
    for (let index = 0; index < 13; index++) await uploadPhoto({ shop, buyer, id, file: photo })
    const owner = "select user_id from orders where id = $1"
    expect(await shop.query(`select count(*)::int4 as count from uploaded_photos where user_id = (${owner})`, [id])).toEqual([
      { count: 12 }
    ])
  })
})
