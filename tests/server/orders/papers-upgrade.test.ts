import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { newToken } from "../../../server/platform/identity/secrets.ts"
import { query } from "../../../server/platform/db/query.ts"
import { migrate } from "../../../server/platform/db/migrate.ts"
import { readSheet } from "../../../server/orders/read-papers.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"

const migrations = fileURLToPath(new URL("../../../server/platform/db/migrations", import.meta.url))
const [gift, ended, receipt, stone] = [newToken(), newToken(), newToken(), newToken()]

const before = [
  query(`insert into orders (id, status, payment_way, payment_state, name, phone, email, comment, delivery, delivery_name, delivery_price,
      least_days, most_days, address, items_amount, total, receipt_token)
    values (1, 'completed', 'card', 'paid', 'Анна', '+7', 'anna@gran.test', '', 'email', 'Почта', 0, 0, 0, '', 1, 1, '${receipt}')`),
  query(`insert into issued_certificates (number, code, token, order_id, position, amount, design, issued_on, valid_until) values
    ('G-2222-3333', 'A', '${gift}', 1, 1, 30000, 'night', current_date, current_date + 1000),
    ('G-2222-4444', 'B', '${ended}', 1, 1, 30000, 'night', current_date - 2000, current_date - 2)`),
  query("insert into guests (id) values ('guest')"),
  query("insert into carts (id, guest_id) values (1, 'guest')"),
  query(`insert into diamond_words (cart_id, diamond_id, name, message, token) values (1, 1, 'Аврора', '', '${stone}')`)
]

describe.each(bothDatabases())("paper addresses of the previous version on $name", ({ startEmpty }) => {
  let database: ReturnType<typeof runtimeOf>
  let folder = ""
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "gran-papers-"))
    for (const name of readdirSync(migrations).filter((file) => file < "0016")) copyFileSync(join(migrations, name), join(folder, name))
    database = runtimeOf(await startEmpty())
    await database.run(migrate(folder))
    for (const row of before) await database.run(row)
    await database.run(migrate())
  })
  afterEach(async () => {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test("open gift certificates from letters while these are valid, but no receipts and stone certificates", async () => {
    const kindOf = async (address: string) => (await database.run(readSheet(address, { press: undefined, letter: undefined }))).kind
    expect(await kindOf(`/gifts/${gift}.pdf`)).toBe("gift")
    expect(await kindOf(`/gifts/${ended}.pdf`)).toBe("withdrawn")
    for (const address of [`/receipts/${receipt}.pdf`, `/certificates/${stone}.pdf`, `/gifts/${receipt}.pdf`])
      expect(["none", "withdrawn"]).toContain(await kindOf(address))
    for (const press of [gift, receipt, stone]) {
      const opened = await database.run(readSheet("/receipts/1.pdf", { press, letter: press }))
      expect(opened.kind).toBe("closed")
    }
  })
})
