import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { query } from "../../../server/platform/db/query.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { photographPath } from "../../../core/domain/gallery/photograph.ts"
import { blanks } from "../../../server/seed/frames/frames.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"
const [first, second] = jewelry()

const insertOrder = `insert into orders (id, status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price,
    least_days, most_days, address, items_amount, total) values (1, 'completed', 'card', 'paid', 'Анна', '+79991234567', 'anna@gran.test', '', 'courier',
    'Курьер', 0, 0, 0, 'Москва', 3, 3)`
const insertItems = `insert into order_items (order_id, position, line_id, type, code, name, attributes, images, quantity, price)
  select 1, position, line, case when line like '2-%' then 'custom' else 'jewelry' end, '1', '1', '', jsonb_build_array(image), 1, 1
  from unnest($1::text[], $2::text[]) with ordinality as ordered (line, image, position)`

/** Marks the present menu as written by the seed of an earlier version. */
const asWrittenBefore = `update seed_words set checksum = (
    select md5(jsonb_agg(jsonb_build_array(position, code, title, link, children, previews) order by position)::text) from menus where place = key
  ) where of_table = 'menus' and key = $1`

describe.each(bothDatabases())("seeded content on $name", ({ start }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeEach(async () => {
    database = runtimeOf(await start())
    await database.run(Effect.andThen(migrate(), seedIfEmpty({ diamonds: 0 })))
  }, 60_000)
  afterEach(() => database.stop())

  const descriptionOf = async (code = "") => {
    const [row] = await database.run(query("select description from jewelry where product_code = $1", [code]))
    return row?.["description"]
  }
  const describeAs = (code = "", text = "") =>
    database.run(query("update jewelry set description = jsonb_build_array($2::text) where product_code = $1", [code, text]))
  const titleOfCare = async () => (await database.run(query("select title from static_pages where code = 'care'")))[0]?.["title"]

  test("is updated with the seed if nobody has edited it", async () => {
    const title = await titleOfCare()
    await describeAs(first?.productCode, "Слова прежнего издания")
    await database.run(query("update static_pages set title = 'Прежнее название' where code = 'care'"))
    await database.run(query("delete from seed_words; update seed_version set checksum = 'earlier'"))
    await database.run(
      query(`insert into seed_words select 'jewelry', product_code, 'of the words before somebody changed them' from jewelry
        where product_code = '${second?.productCode ?? ""}'`)
    )
    await describeAs(second?.productCode, "Слова редактора")
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await descriptionOf(first?.productCode)).toEqual(first?.description)
    expect(await titleOfCare()).toBe(title)
    expect(await descriptionOf(second?.productCode)).toEqual(["Слова редактора"])
    expect((await database.run(query("select checksum from seed_version")))[0]?.["checksum"]).toMatch(/^[0-9a-f]{64}$/)
  })

  test("is recognised as the seed's in a shop that was filled by this version", async () => {
    await describeAs(second?.productCode, "Слова редактора")
    await database.run(query("update seed_version set checksum = 'earlier'"))
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await descriptionOf(second?.productCode)).toEqual(["Слова редактора"])
    expect(await descriptionOf(first?.productCode)).toEqual(first?.description)
  })

  test("has the stones and pictures of this version unless somebody has changed them", async () => {
    const shownOf = async (code = "") => {
      const [row] = await database.run(
        query("select inserts, inserts_count as count, previews from jewelry where product_code = $1", [code])
      )
      return row
    }
    const before = await shownOf(first?.productCode)
    await database.run(
      query("update jewelry set previews = '[]', inserts = '[]', inserts_count = 0 where product_code = $1", [first?.productCode])
    )
    await database.run(query("delete from seed_words where of_table = 'stones and pictures' and key = $1", [first?.productCode]))
    await database.run(query("update jewelry set previews = '[]' where product_code = $1", [second?.productCode]))
    await database.run(query("update seed_version set checksum = 'earlier'"))
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await shownOf(first?.productCode)).toEqual(before)
    expect(before).toMatchObject({ inserts: first?.inserts, previews: first?.previews })
    expect(await shownOf(second?.productCode)).toMatchObject({ previews: [], inserts: second?.inserts })
  })

  test("includes drawn pictures of frames and of what is ordered, not photographs", async () => {
    const [frame] = blanks()
    const [ordered, sku] = [frame?.frames[0], first?.skus[0]]
    const lines = [`0-${sku?.id ?? 0}`, `2-${ordered?.id ?? 0}-7`, `0-${second?.skus[0]?.id ?? 0}`]
    await database.run(query("update blanks set previews = '[]'"))
    await database.run(query("delete from seed_words where of_table = 'blanks'"))
    await database.run(query(insertOrder))
    await database.run(
      query(insertItems, [lines, ["/pictures/jewelry/gone-white", "/pictures/jewelry/gone-rose", photographPath(crypto.randomUUID())]])
    )
    const before = await imagesOfOrder()
    await database.run(query("update seed_version set checksum = 'earlier'"))
    await database.run(seedIfEmpty({ diamonds: 0 }))
    const [blank] = await database.run(query("select previews from blanks where code = $1", [frame?.code]))
    expect(blank?.["previews"]).toEqual(frame?.previews)
    expect(await imagesOfOrder()).toEqual([
      first?.previews.find(({ metalColor }) => metalColor === sku?.metalColor)?.pictures,
      frame?.previews.find(({ metalColor }) => metalColor === ordered?.metalColor)?.pictures,
      before[2]
    ])
  })

  const imagesOfOrder = async () =>
    (await database.run(query("select images from order_items order by position"))).map(({ images }) => images)

  const linksOf = async (place: string) =>
    (await database.run(query("select link from menus where place = $1 order by position", [place]))).map(({ link }) => link)

  test("of a menu is updated as a whole if no line of it was edited", async () => {
    const [header, mobile] = [await linksOf("header"), await linksOf("mobile")]
    await database.run(
      query("delete from menus where place = 'header' and position > 2; update menus set title = 'Прежнее' where place = 'header'")
    )
    await database.run(query(asWrittenBefore, ["header"]))
    await database.run(query("update menus set link = '/about' where place = 'footer' and position = 1"))
    await database.run(query("delete from menus where place = 'hamburger'; update seed_version set checksum = 'earlier'"))
    const footer = await linksOf("footer")
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect([await linksOf("header"), await linksOf("mobile")]).toEqual([header, mobile])
    expect([await linksOf("footer"), await linksOf("hamburger")]).toEqual([footer, []])
    await database.run(query("update seed_version set checksum = 'earlier'; delete from menus where place = 'header' and position = 1"))
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await linksOf("header")).toEqual(header.slice(1))
  })

  test("does not change while the seed does not change", async () => {
    await database.run(query("update static_pages set title = 'Слова редактора' where code = 'care'; delete from seed_words"))
    await database.run(seedIfEmpty({ diamonds: 0 }))
    expect(await titleOfCare()).toBe("Слова редактора")
  })
})
