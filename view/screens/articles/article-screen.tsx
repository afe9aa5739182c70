import { ArticlePage } from "../../articles/article-page.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"

export const draw: Draw = ({ data }) => (
  <ArticlePage article={requireData(data, "articles.one")} more={data["articles.readMore"]?.items ?? []} h1={recordOf(data).h1} />
)
