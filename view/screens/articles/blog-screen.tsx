import { readBlogSearch } from "../../../core/domain/articles/article.ts"
import { BlogPage, BlogSkeleton } from "../../articles/blog-page.tsx"
import { type Draw, requireData, recordOf } from "../draw.ts"

export const draw: Draw = ({ data, place }) => (
  <BlogPage
    list={requireData(data, "articles.list")}
    topics={requireData(data, "articles.topics").items}
    search={readBlogSearch(place.search)}
    h1={recordOf(data).h1}
  />
)

export const drawSkeleton: Draw = () => <BlogSkeleton />
