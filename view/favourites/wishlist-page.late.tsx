import type { AnswerByKey } from "../../core/contract/calls.ts"
import { favouritesPath, type FavouritesState, readFavourites } from "../../core/domain/favourites/address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { pageFailure } from "../../core/machines/navigation/page-failure.ts"
import { EmptyState } from "../notices/empty-state.tsx"
import { diamondsLink, jewelryLink } from "../notices/shop-links.ts"
import { FavouritesList } from "./favourites-list.tsx"
import { FavouritesTools } from "./favourites-tools.tsx"
import { GoneNote } from "./gone-note.tsx"
import { MadePieces } from "./made-pieces.tsx"
import { Running } from "../running.tsx"
import { Notice } from "../ui/notice.tsx"
import { SharedFavourites } from "./shared-favourites.tsx"
import { CardSkeleton } from "../ui/skeleton.tsx"
import { useFavourites } from "./use-favourites.ts"
import { LoadFailed } from "../notices/load-failed.tsx"
import styles from "./favourites.module.css"

type Props = { readonly search: string; readonly shared: AnswerByKey["favorites.guest"]["items"] | null }

export function WishlistPage({ search, shared }: Props) {
  const state = readFavourites(search)
  if (state.ids === null) {
    return (
      <>
        <OwnFavourites state={state} />
        <Running feature="customPiece">
          <MadePieces />
        </Running>
      </>
    )
  }
  return (
    <>
      <Title text="Избранное по ссылке" />
      <SharedFavourites state={state} items={shared} />
    </>
  )
}

/** Receives the focus after the last item is removed. */
function Title({ text }: { readonly text: string }) {
  return (
    <h1 className={`display-l ${styles["title"]}`} id="favourites" tabIndex={-1}>
      {typeset(text)}
    </h1>
  )
}

function OwnFavourites({ state }: { readonly state: FavouritesState }) {
  const { failure, gone, items, list, phase, retry } = useFavourites()
  if (phase === "empty") return <Empty />
  return (
    <>
      <Title text="Избранное" />
      {phase === "waiting" ? <ListSkeleton /> : null}
      {phase === "lost" || phase === "failed" ? <ListFailed failure={failure ?? networkFailure} onRetry={retry} /> : null}
      {phase === "shown" ? (
        <>
          {failure === null ? null : <OutdatedNotice onRetry={retry} />}
          <FavouritesList state={state} items={items} isOwn tools={<FavouritesTools list={list} state={state} />} />
          <GoneNote gone={gone} />
        </>
      ) : null}
    </>
  )
}

type RetryProps = { readonly onRetry: () => void }
type Failure = ReturnType<typeof pageFailure>

const networkFailure: Failure = { reason: "network", requestId: null }

function ListFailed({ failure, onRetry }: RetryProps & { readonly failure: Failure }) {
  return (
    <div className={styles["wide"]}>
      <LoadFailed {...failure} onRetry={onRetry} retryHref={favouritesPath} heading="h2" />
    </div>
  )
}

function OutdatedNotice({ onRetry }: RetryProps) {
  return (
    <Notice kind="info">
      {typeset("Не удалось обновить список. Показано то, что уже известно. ")}
      <button className="link" type="button" onClick={onRetry}>
        Повторить
      </button>
    </Notice>
  )
}

function ListSkeleton() {
  return (
    <>
      <noscript>
        <p className={styles["note"]}>
          {typeset("Избранное хранится в этом браузере и показывается с помощью JavaScript. Включите его, и список появится.")}
        </p>
      </noscript>
      <div className={styles["bar"]} data-waiting />
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
      heading="h1"
      shape="heart"
      title="В избранном пока ничего нет"
      text="Нажмите на сердце рядом с украшением или камнем, и они появятся здесь. Войти для этого не нужно."
      action={jewelryLink}
      other={diamondsLink}
    />
  )
}
