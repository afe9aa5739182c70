import { readdirSync, readFileSync } from "node:fs"
import { readArticle, type StoredArticle } from "../../articles/read-article.ts"

/** An invalid file (docs/articles.md) stops the seed with its name. */
export const articles = (): ReadonlyArray<StoredArticle> =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => readArticle(name.slice(0, -3), readFileSync(new URL(name, folder), "utf8")))

const folder = new URL("articles/", import.meta.url)
