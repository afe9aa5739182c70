import { EmptyState } from "../shell/empty-state.tsx"

/** Nothing fits what is chosen: the filters stand as they are, and one link leads to the whole list. */
export function NothingFound({ link }: { readonly link: string }) {
  return (
    <EmptyState
      shape="round"
      heading="h2"
      title="Ничего не нашлось"
      text="Снимите один из фильтров или начните подбор заново."
      action={{ title: "Сбросить фильтры", link }}
    />
  )
}
