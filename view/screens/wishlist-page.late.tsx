import type { AnswerByKey } from "../../core/contract/calls.ts"
import { readFavourites } from "../../core/domain/favourites/address.ts"
import { typeset } from "../../core/domain/typography.ts"
import { EmptyState } from "../parts/empty-state.tsx"
import { FavouritesList } from "../parts/favourites-list.tsx"
import { FavouritesTools } from "../parts/favourites-tools.tsx"
import { GoneNote } from "../parts/gone-note.tsx"
import { Notice } from "../parts/notice.tsx"
import { SharedFavourites } from "../parts/shared-favourites.tsx"
import { CardSkeleton } from "../parts/skeleton.tsx"
import { useFavourites } from "../use-favourites.ts"
import { LoadFailedScreen } from "./load-failed-screen.tsx"
import styles from "../parts/favourites.module.css"

type Props = { readonly search: string; readonly shared: AnswerByKey["favorites.guest"]["items"] | null }

/** The page of favourites below its crumbs. */
export function WishlistPage({ search, shared }: Props) {
  const state = readFavourites(search)
  return (
    <>
      <h1 className={`display-l ${styles["title"]}`} id="favourites" tabIndex={-1}>
        {state.ids === null ? "Избранное" : typeset("Избранное по ссылке")}
      </h1>
      {state.ids === null ? <OwnFavourites search={search} /> : <SharedFavourites state={state} items={shared} />}
    </>
  )
}

function OwnFavourites({ search }: Pick<Props, "search">) {
  const state = readFavourites(search)
  const { failure, gone, items, list, phase, retry } = useFavourites()
  switch (phase) {
    case "waiting":
      return <Waiting />
    case "lost":
      return <LoadFailedScreen reason="network" requestId={null} onRetry={retry} retryHref="/wishlist/" heading="h2" />
    case "failed":
      return failure === null ? null : <LoadFailedScreen {...failure} onRetry={retry} retryHref="/wishlist/" heading="h2" />
    case "empty":
      return <Empty />
    case "shown":
      return (
        <>
          {failure === null ? null : (
            <Notice kind="info">
              {typeset("Не удалось обновить список. Показано то, что уже известно. ")}
              <button className="link" type="button" onClick={retry}>
                Повторить
              </button>
            </Notice>
          )}
          <FavouritesList state={state} items={items} isOwn tools={<FavouritesTools list={list} state={state} />} />
          <GoneNote gone={gone} />
        </>
      )
  }
}

/** While it is not known what is liked, and without a script, by which alone it can be known. */
function Waiting() {
  return (
    <>
      <noscript>
        <p className={styles["note"]}>
          {typeset("Избранное хранится в этом браузере и показывается с помощью JavaScript. Включите его, и список появится.")}
        </p>
      </noscript>
      <ul className={styles["grid"]} data-waiting>
        {[0, 1, 2, 3].map((card) => (
          <CardSkeleton key={card} />
        ))}
      </ul>
    </>
  )
}

/** FAV-020. */
function Empty() {
  return (
    <EmptyState
      heading="h2"
      shape="heart"
      title="В избранном пока ничего нет"
      text="Нажмите на сердце рядом с украшением или камнем, и они появятся здесь. Войти для этого не нужно."
      action={{ title: "Смотреть украшения", link: "/jewelry/" }}
      other={{ title: "Выбрать бриллиант", link: "/diamonds" }}
    />
  )
}
