import { EmptyState } from "../notices/empty-state.tsx"

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
