import { readFileSync } from "node:fs"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { query } from "../../../server/platform/db/query.ts"
import { header as ofToday } from "../../../server/seed/content/menus.ts"
import { menus } from "../../../server/seed/content/shell.ts"
import { recordMenus, renewMenus } from "../../../server/seed/renew-menus.ts"
import { bothDatabases, runtimeOf } from "../../support/database/databases.ts"

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8")
const migrations = "../../../server/platform/db/migrations"

/** Tables of menus and of seed checksums, as their migrations create them. */
const tables = [
  ["0002-content.sql", /create table menus \([^;]+;/],
  ["0023-joined-bits-designs-and-words.sql", /create table seed_words \([^;]+;/]
] as const
/** Header of a shop whose fourth section links to engagement rings, from before the constructor. */
const fill = `insert into menus (place, position, code, title, link, children, previews)
  select 'header', position, code, title, link, children, previews from jsonb_populate_recordset(null::menus, $1::jsonb)`

describe.each(bothDatabases())("the header of an existing shop on $name", ({ startEmpty }) => {
  let database: ReturnType<typeof runtimeOf>
  beforeEach(async () => {
    database = runtimeOf(await startEmpty())
    for (const [file, table] of tables) await database.run(query(read(`${migrations}/${file}`).match(table)?.[0] ?? ""))
    await database.run(query(fill, [read("../../support/samples/header-before-constructor.json")]))
  }, 300_000)
  afterEach(() => database.stop())

  const header = () => database.run(query("select code, link from menus where place = 'header' order by position"))
  const startThisVersion = async () => {
    await database.run(query(read(`${migrations}/0036-menus-of-the-seed.sql`)))
    await database.run(renewMenus(menus))
    await database.run(recordMenus)
  }

  test("links to the constructor as a new one does, and follows the seed from then on", async () => {
    expect((await header()).map(({ code }) => code)).toContain("engagement")
    await startThisVersion()
    expect(await header()).toEqual(ofToday.map(({ code, link }) => ({ code, link })))
    expect(await database.run(query("select place from menus where place <> 'header'"))).toEqual([])
    await database.run(renewMenus(menus.map((item) => ({ ...item, link: "/next" }))))
    expect(new Set((await header()).map(({ link }) => link))).toEqual(new Set(["/next"]))
  }, 300_000)

  test("is not changed if its owner has edited a line of it", async () => {
    await database.run(query("update menus set link = '/our-rings' where code = 'engagement'"))
    const own = await header()
    await startThisVersion()
    expect(await header()).toEqual(own)
    await database.run(renewMenus(menus))
    expect(await header()).toEqual(own)
  }, 300_000)
})
