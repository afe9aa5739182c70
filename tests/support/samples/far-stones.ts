import { Effect } from "effect"
import { query } from "../../../server/platform/db/query.ts"
import { replaceDiamonds } from "../../../server/seed/seed.ts"
import { diamonds } from "../../../server/seed/stones.ts"

/**
 * Stones of the seed, half of them in another segment of the bitmaps (8,192 ids each). `replace` is a program that replaces all stones of
 * a database by them.
 */
export const farStones = (count: number) => {
  const half = Math.floor(count / 2)
  return {
    stones: diamonds(count).map((stone) => (stone.id > half ? { ...stone, id: stone.id + 8_192 } : stone)),
    replace: Effect.andThen(replaceDiamonds(count), query("update diamonds set id = id + 8192 where id > $1", [half]))
  }
}
