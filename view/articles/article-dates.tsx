import type { ArticleCard as Card } from "../../core/contract/content/articles.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { formatDay } from "../../core/domain/text/days.ts"
import { formatCount } from "../../core/domain/text/plural.ts"

export function ArticleDates({ card: { minutes, publishedOn } }: { readonly card: Pick<Card, "minutes" | "publishedOn"> }) {
  return (
    <>
      <time dateTime={publishedOn}>{formatDay(publishedOn)}</time>
      {`${nbsp}· ${formatCount(minutes, ["минута", "минуты", "минут"])} чтения`}
    </>
  )
}
