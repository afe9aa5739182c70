import { type Choice, startPath } from "../../../core/domain/constructor/choice.ts"
import { EmptyState } from "../../notices/empty-state.tsx"

/** The link includes the other choices. */
export function FrameMissing({ choice }: { readonly choice: Choice }) {
  return (
    <EmptyState
      shape="round"
      heading="h1"
      title="Сначала выберите оправу"
      text={
        choice.diamondId === undefined
          ? "Камни показываем под конкретную оправу: у каждой свой размер каста."
          : "Ваш бриллиант запомнили. Покажем оправы, в которые он встанет."
      }
      action={{ title: "Выбрать оправу", link: startPath(choice) }}
      other={{ title: "Все бриллианты", link: "/diamonds" }}
    />
  )
}
