import { ArticlePage } from "../../articles/article-page.tsx"
import { type Draw, given, recordOf } from "../draw.ts"

export const draw: Draw = ({ data }) => (
  <ArticlePage article={given(data, "articles.one")} more={data["articles.readMore"]?.items ?? []} h1={recordOf(data).h1} />
)
