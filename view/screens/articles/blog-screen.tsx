import { readBlogSearch } from "../../../core/domain/articles/article.ts"
import { BlogPage, BlogSkeleton } from "../../articles/blog-page.tsx"
import { type Draw, given, recordOf } from "../draw.ts"

export const draw: Draw = ({ data, place }) => (
  <BlogPage
    list={given(data, "articles.list")}
    topics={given(data, "articles.topics").items}
    search={readBlogSearch(place.search)}
    h1={recordOf(data).h1}
  />
)

export const drawSkeleton: Draw = () => <BlogSkeleton />
