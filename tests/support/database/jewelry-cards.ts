import type { JewelryCard } from "../../../core/contract/catalog-jewelry.ts"
import { Database } from "../../../server/platform/db/database.ts"
import { jewelry } from "../../../server/seed/jewelry/jewelry.ts"

export const pieces = jewelry()
export const query = (sql: string, params?: ReadonlyArray<unknown>) => Database.use((database) => database.query(sql, params))
export const codesOf = (cards: ReadonlyArray<JewelryCard>) => cards.map(({ productCode }) => productCode)
