import { Effect } from "effect"
import { findMainPage } from "../db/content.ts"
import { countByShape, featuredDiamonds } from "../db/diamonds.ts"
import { countByCategory, findNewestOfCategories, findNovelties } from "../db/jewelry.ts"

const featuredCount = 6
const noveltyCount = 8

/** Everything on the home page: its own words, what is new, and what there is of each category and shape now. */
export const composeMainPage = Effect.gen(function* () {
  const { counts, newest, ...rest } = yield* Effect.all(
    {
      words: findMainPage,
      counts: countByCategory,
      newest: findNewestOfCategories,
      novelties: findNovelties(noveltyCount),
      shapes: countByShape,
      featured: featuredDiamonds(featuredCount)
    },
    { concurrency: "unbounded" }
  )
  const { words, ...found } = rest
  const pictures = new Map(newest.map(({ category, previews }) => [category.code, previews[0]]))
  const categories = counts.flatMap(({ code, count, name }) => {
    const picture = pictures.get(code)
    return picture === undefined ? [] : [{ title: name, link: `/jewelry/${code}`, count, picture }]
  })
  return { ...words, ...found, categories }
})
