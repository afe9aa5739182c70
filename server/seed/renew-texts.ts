import { Effect } from "effect"
import { type DatabaseEffect, execute, queryOne } from "../platform/db/query.ts"
import { recordMenus, renewMenus } from "./renew-menus.ts"
import { renewOrderPictures } from "./renew-order-pictures.ts"
import { seedChecksum } from "./seed-checksum.ts"

type Row = Readonly<Record<string, unknown>>

/** Columns with texts of the seed. `part` names their checksums; the default is the table. */
const textTables = [
  {
    table: "jewelry",
    key: "product_code",
    columns: ["name", "description", "story", "measures", "meta_title", "meta_description", "meta_h1", "meta_keywords"]
  },
  {
    table: "jewelry",
    part: "stones and pictures",
    key: "product_code",
    columns: ["inserts", "inserts_count", "inserts_weight", "previews"]
  },
  { table: "blanks", key: "code", columns: ["name", "description", "shapes", "seats", "inserts", "measures", "previews"] },
  { table: "deliveries", key: "code", columns: ["name", "note"] },
  { table: "static_sections", key: "code", columns: ["title", "pages"] },
  { table: "static_pages", key: "code", columns: ["title", "lead", "blocks", "changed_on"] },
  { table: "landings", key: "code", columns: ["name", "kind", "title", "accent", "lead", "stories", "facts"] },
  {
    table: "articles",
    key: "code",
    columns: ["title", "lead", "topic", "author", "published_on", "minutes", "figure", "stones", "pieces", "related", "sources", "blocks"]
  },
  { table: "main_page", key: "id", columns: ["hero", "figures", "principles", "scene"] },
  { table: "page_meta", key: "path", columns: ["title", "description", "keywords", "h1", "text"] },
  { table: "tooltips", key: "code", columns: ["text"] },
  { table: "store_contacts", key: "id", columns: ["phone", "email", "hours", "office", "departments", "company"] }
] as const satisfies ReadonlyArray<{
  readonly table: string
  readonly part?: string
  readonly key: string
  readonly columns: ReadonlyArray<string>
}>

type TextTable = (typeof textTables)[number]

const partOf = (one: TextTable): string => ("part" in one ? one.part : one.table)

/** Updates rows that no editor has changed, and rows without a checksum, from earlier versions. `seedIfEmpty` adds missing rows. */
export const renewTexts = (isFilledBefore: boolean): DatabaseEffect<void> =>
  Effect.gen(function* () {
    const checksum = seedChecksum()
    const last = yield* queryOne<{ checksum: string }>("select checksum from seed_version")
    if (last?.checksum === checksum) return
    if (isFilledBefore) {
      const rows = yield* rowsOfSeed
      for (const one of textTables) yield* execute(renew(one), [JSON.stringify(rows[one.table])])
      yield* renewMenus(rows.menus)
      yield* renewOrderPictures
      yield* Effect.logInfo("Updated texts and pictures of the shop to this version")
    }
    for (const one of textTables) yield* execute(record(one))
    yield* recordMenus
    yield* execute("insert into seed_version (checksum) values ($1) on conflict (id) do update set checksum = excluded.checksum", [
      checksum
    ])
  })

/** Loads texts only when they have changed. */
const rowsOfSeed: Effect.Effect<Readonly<Record<TextTable["table"] | "menus", ReadonlyArray<Row>>>> = Effect.promise(async () => {
  const [{ contentRows }, { deliveries }, { blanks }, { jewelry }] = await Promise.all([
    import("./insert-content.ts"),
    import("./content/deliveries.ts"),
    import("./frames/frames.ts"),
    import("./jewelry/jewelry.ts")
  ])
  const pieces = jewelry().map(({ meta, productCode, ...piece }) => ({
    ...piece,
    product_code: productCode,
    inserts_count: piece.insertsCount,
    inserts_weight: piece.insertsWeight,
    meta_title: meta.title,
    meta_description: meta.description,
    meta_h1: meta.h1,
    meta_keywords: meta.keywords,
    category: undefined,
    collection: undefined,
    skus: undefined
  }))
  return { ...contentRows(), deliveries, blanks: blanks().map((blank) => ({ ...blank, frames: undefined })), jewelry: pieces }
})

const checksumOf = ({ columns }: TextTable): string =>
  `md5(jsonb_build_array(${columns.map((column) => `kept.${column}`).join(", ")})::text)`

const renew = (one: TextTable): string => `with written as (
    update ${one.table} as kept set ${one.columns.map((column) => `${column} = seed.${column}`).join(", ")}
    from jsonb_populate_recordset(null::${one.table}, $1::jsonb) as seed
    where kept.${one.key} = seed.${one.key} and coalesce(
      (select checksum = ${checksumOf(one)} from seed_words where of_table = '${partOf(one)}' and key = kept.${one.key}::text), true
    )
    returning kept.${one.key}::text as key, ${checksumOf(one)} as checksum
  )
  insert into seed_words (of_table, key, checksum) select '${partOf(one)}', key, checksum from written
  on conflict (of_table, key) do update set checksum = excluded.checksum`

const record = (one: TextTable): string => `insert into seed_words (of_table, key, checksum)
  select '${partOf(one)}', ${one.key}::text, ${checksumOf(one)} from ${one.table} as kept on conflict do nothing`
