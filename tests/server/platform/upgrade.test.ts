import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { findConfig, findMainPage, findTooltips } from "../../../server/content/content.ts"
import { query } from "../../../server/platform/db/query.ts"
import { findDeliveries, findPickupPoints } from "../../../server/checkout/deliveries.ts"
import { findDiamonds } from "../../../server/catalogue/diamonds.ts"
import { countByCategory } from "../../../server/catalogue/jewelry.ts"
import { findMenu } from "../../../server/content/menu.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { findRootPages } from "../../../server/content/static-pages.ts"
import { mainPage } from "../../../server/seed/content/pages.ts"
import { pieces } from "../../support/samples/seed-jewelry.ts"
import { insertDiamondsSql } from "../../../server/seed/insert-batch.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { databasesByTurn, runtimeOf } from "../../support/database/databases.ts"

const migrations = fileURLToPath(new URL("../../../server/platform/db/migrations", import.meta.url))

/** Content written by the previous version: its home page, a menu and a tooltip, countries and settings. */
const contentOfBefore = `
insert into main_page (id, hero_title, hero_accent, hero_lead, principles) values (1, 'Старое', 'слово', 'Текст', '[]');
insert into page_meta (path, title) values ('/', 'Старое название');
insert into menus (place, position, code, title, link, children) values ('header', 1, 'diamonds', 'Бриллианты', '/diamonds', '[{"title":"Все","link":"/diamonds"}]');
insert into tooltips values ('cut', 'Старая подсказка', 1);
insert into countries values ('RU', 'Россия', 1), ('RS', 'Сербия', 2);
insert into shop_config values (1, 'captcha-key')`

describe.each(databasesByTurn(import.meta.filename, "server/platform/db/migrations"))(
  "an upgrade from the previous version on $name",
  ({ startEmpty }) => {
    let database: ReturnType<typeof runtimeOf>
    let folder = ""
    beforeEach(async () => {
      folder = mkdtempSync(join(tmpdir(), "gran-upgrade-"))
      for (const name of readdirSync(migrations).filter((file) => file < "0003")) copyFileSync(join(migrations, name), join(folder, name))
      database = runtimeOf(await startEmpty())
      await database.run(migrate(folder))
      await database.run(query(contentOfBefore))
    })
    afterEach(async () => {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    const upTo = (name: string) => {
      for (const file of readdirSync(migrations).filter((other) => other < name)) copyFileSync(join(migrations, file), join(folder, file))
      return database.run(migrate(folder))
    }

    test("ends old sessions as early as new ones", async () => {
      await upTo("0018")
      await database.run(query("insert into users (email_key, email, password_hash, name) values ('a@b.ru', 'a@b.ru', 'none', 'Анна')"))
      await database.run(
        query(`insert into sessions (token_hash, user_id, begun_at, seen_at, expires_at)
        select repeat(mark, 64), (select max(id) from users), now() - begun, now() - seen, now() - seen + interval '30 days'
        from (values ('a', interval '29 days', interval '1 day'), ('b', '31 days', '1 hour'), ('c', '1 day', '1 day'), ('d', '20 days', '15 days'))
          as old (mark, begun, seen)`)
      )
      await upTo("0019")
      const left =
        "select left(token_hash, 1) as mark, round(extract(epoch from expires_at - now()) / 86400)::int4 as days from sessions order by mark"
      expect(await database.run(query(left))).toEqual([
        { mark: "a", days: 1 },
        { mark: "b", days: -1 },
        { mark: "c", days: 13 },
        { mark: "d", days: -1 }
      ])
    })

    test("erases addresses and answers of orders whose contacts were erased, and of no others", async () => {
      await upTo("0063")
      await database.run(
        query(`insert into orders (id, status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price,
            least_days, most_days, address, items_amount, total, chosen_delivery)
          select id, 'completed', 'card', 'paid', '', '', email, '', 'courier', 'Курьер', 0, 0, 0, '', 1, 1, '{"address": {"street": "улица Тихонова"}}'
          from (values (1, ''), (2, 'anna@gran.test')) as old (id, email)`)
      )
      await database.run(
        query("insert into order_cares (order_id, kind, reason, answer) select id, 'repair', '', 'Ждём вас на улице Тихонова' from orders")
      )
      await upTo("0064")
      expect(
        await database.run(
          query(
            `select orders.id, chosen_delivery is null as "isErased", answer from orders join order_cares on order_id = orders.id order by 1`
          )
        )
      ).toEqual([
        { id: 1, isErased: true, answer: null },
        { id: 2, isErased: false, answer: "Ждём вас на улице Тихонова" }
      ])
    })

    test("starts with the new content and jewelry, and preserves its stones, countries and settings", async () => {
      await database.run(query(insertDiamondsSql, [JSON.stringify(diamonds(30))]))
      const before = await database.run(query("select code, price from diamonds order by id"))
      expect(before).toHaveLength(30)

      expect(await database.run(migrate())).toEqual({
        applied: readdirSync(migrations)
          .filter((file) => file >= "0003")
          .toSorted()
      })
      expect(await database.run(seedIfEmpty({ diamonds: 8000 }))).toEqual({ seeded: true, diamonds: 30, jewelry: pieces.length })

      expect((await database.run(findDeliveries)).map(({ code }) => code)).toEqual(["courier", "self-pickup", "pickup-point"])
      expect((await database.run(findPickupPoints("Якутск"))).length).toBe(2)
      expect((await database.run(findMainPage)).hero).toEqual(mainPage.hero)
      expect((await database.run(findMenu)).header[0]?.title).toBe("Украшения")
      expect((await database.run(findTooltips)).find(({ code }) => code === "cut")?.text).not.toBe("Старая подсказка")
      expect((await database.run(findRootPages)).length).toBeGreaterThan(0)
      expect((await database.run(countByCategory)).reduce((sum, { count }) => sum + count, 0)).toBe(pieces.length)

      expect(await database.run(query("select code, price from diamonds order by id"))).toEqual(before)
      expect((await database.run(findDiamonds({ page: 1, pageSize: 24 }))).total).toBe(30)
      expect(await database.run(query("select code, name from countries where code in ('RU', 'RS') order by code"))).toEqual([
        { code: "RS", name: "Сербия" },
        { code: "RU", name: "Россия" }
      ])
      expect(await database.run(findConfig)).toEqual({ captchaClientKey: "captcha-key" })
      expect(await database.run(seedIfEmpty({ diamonds: 8000 }))).toMatchObject({ seeded: false })
    })
  }
)
