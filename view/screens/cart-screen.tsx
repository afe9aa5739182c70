import { Crumbs } from "../parts/crumbs.tsx"
import { EmptyState } from "../parts/empty-state.tsx"

/** The cart, while there is nothing in it. */
export function CartScreen() {
  return (
    <div className="container">
      <Crumbs trail={home} here="Корзина" />
      <EmptyState
        heading="h1"
        shape="princess"
        title="Корзина пуста"
        text="Здесь будут украшения и камни, которые вы решите заказать."
        action={{ title: "Смотреть украшения", link: "/jewelry/" }}
      />
    </div>
  )
}

const home = [["Главная", "/"]] as const
