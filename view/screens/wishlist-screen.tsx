import { Crumbs } from "../parts/crumbs.tsx"
import { EmptyState } from "../parts/empty-state.tsx"

/** Favourites, while there are none. */
export function WishlistScreen() {
  return (
    <div className="container">
      <Crumbs trail={home} here="Избранное" />
      <EmptyState
        heading="h1"
        shape="heart"
        title="В избранном пока ничего нет"
        text="Здесь будут украшения и камни, к которым хочется вернуться."
        action={{ title: "Выбрать бриллиант", link: "/diamonds" }}
      />
    </div>
  )
}

const home = [["Главная", "/"]] as const
