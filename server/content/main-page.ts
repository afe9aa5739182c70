import { Effect } from "effect"
import { findMainPage } from "./content.ts"
import { countByShape, featuredDiamonds } from "../catalogue/diamonds.ts"
import { countByCategory, findNewestOfCategories, findNovelties } from "../catalogue/jewelry.ts"

const rowCount = 3

export const composeMainPage = Effect.gen(function* () {
  const { counts, newest, ...rest } = yield* Effect.all(
    {
      texts: findMainPage,
      counts: countByCategory,
      newest: findNewestOfCategories,
      novelties: findNovelties(rowCount),
      shapes: countByShape,
      featured: featuredDiamonds(rowCount)
    },
    { concurrency: "unbounded" }
  )
  const { texts, ...parts } = rest
  const pictures = new Map(newest.map(({ category, previews }) => [category.code, previews[0]]))
  const categories = counts.flatMap(({ code, count, name }) => {
    const picture = pictures.get(code)
    return picture === undefined ? [] : [{ title: name, link: `/jewelry/${code}`, count, picture }]
  })
  return { ...texts, ...parts, categories }
})
