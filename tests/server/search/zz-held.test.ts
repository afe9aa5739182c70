import { test } from "vitest"
import { diamondListing } from "../../../core/domain/filters/diamond-listing.ts"
import { jewelryListing } from "../../../core/domain/filters/jewelry-listing.ts"
import { defaultSort } from "../../../core/domain/filters/sort.ts"
import { migrate } from "../../../server/db/migrate.ts"
import { findPieces, findStones } from "../../../server/search/find.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"
import { seedIfEmpty } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"
import { runtimeOf, testDatabases } from "../../support/databases.ts"
import { firstTab } from "../../../core/domain/search-address.ts"
import { heldOut as queries } from "./queries.ts"
test("baseline", async () => {
  const [kind] = testDatabases()
  if (!kind) return
  const t0 = performance.now()
  const db = runtimeOf(await kind.start())
  await db.run(migrate())
  await db.run(seedIfEmpty({ diamonds: 8000 }))
  console.log("seed", performance.now() - t0)
  const all = jewelry(), st = diamonds(8000)
  const skus = new Map(all.flatMap((piece) => piece.skus.map((sku) => [sku.id, { piece, sku }] as const)))
  const codes = new Map(st.map((s) => [s.code, s]))
  let good = 0
  for (const q of queries) {
    const j = await db.run(findPieces(q.term, { sort: defaultSort(jewelryListing), page: 1, pageSize: 12 }))
    const d = await db.run(findStones(q.term, { sort: defaultSort(diamondListing), page: 1, pageSize: 12 }))
    const first = firstTab({ jewelry: j, diamonds: d })
    const list = first === "jewelry" ? j : d
    const tab = j.total + d.total === 0 && list.read.conditions.length === 0 ? "nothing" : first
    const rows = tab === "jewelry" ? j.items.map((c) => skus.get(c.id)!) : d.items.map((c) => codes.get(c.code)!)
    const possible = q.tab === "jewelry" ? [...skus.values()].filter(q.fits as any).length : q.tab === "diamonds" ? st.filter(q.fits as any).length : 0
    const fit = q.tab === "nothing" || tab !== q.tab ? 0 : rows.filter(q.fits as any).length
    const ok = q.tab === tab && (q.unserved ? list.read.misfits.some((w) => q.unserved!.test(w)) : true) && (q.tab === "nothing" || (rows.length > 0 === possible > 0 && fit >= rows.length * 0.9))
    if (ok) good++
    if (!ok || process.env.ALL) process.stdout.write([ok ? "ok " : "BAD", q.term, "|", tab, fit, "/", rows.length, "total", j.total, d.total, "possible", possible, JSON.stringify(list.read), list.corrected].join(" ") + "\n")
  }
  process.stdout.write([good, "of", queries.length].join(" ") + "\n")
  await db.stop()
}, 300000)
