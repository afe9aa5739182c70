import { useSelector } from "../use-selector.ts"
import { Link } from "wouter"
import { favouritesPath, type FavouritesState, readShared } from "../../core/domain/favourites/address.ts"
import { newOf } from "../../core/domain/favourites/favourite.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Wishlist } from "../../core/domain/favourites/wishlist.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { EmptyState } from "../notices/empty-state.tsx"
import { FavouritesList } from "./favourites-list.tsx"
import styles from "./favourites.module.css"

type Props = {
  readonly state: FavouritesState
  /** `null` if the address has no valid list. */
  readonly items: Favourites | null
}

export function SharedFavourites({ items, state }: Props) {
  const list = readShared(state.ids ?? "")
  if (list === undefined || items === null || items.length === 0) return <EmptyList isReadable={list !== undefined} />
  return (
    <>
      <p className={styles["note"]}>
        {typeset("Этот список открыт по ссылке, ваше избранное он не меняет. ")}
        <AddAll list={items.map(({ id, type }) => ({ id: String(id), type }))} />
      </p>
      <FavouritesList state={state} items={items} tools={null} />
    </>
  )
}

/** Adds the missing items that fit, plus one, so that a full list is reported. */
function AddAll({ list }: { readonly list: Wishlist }) {
  const send = useSend("wishlist")
  const wishlist = useFeature("wishlist")
  const userItems = useSelector(wishlist, (snapshot) => snapshot?.context.shown)
  if (userItems === undefined) return null
  const { fitting, left } = newOf(list, userItems)
  if (fitting.length + left.length === 0) return <Link href={favouritesPath}>{typeset("Всё уже в вашем избранном")}</Link>
  const add = () => {
    for (const item of [...fitting, ...left.slice(0, 1)]) send({ type: "wishlist.toggle", item })
  }
  return (
    <button className="link" type="button" onClick={add}>
      {typeset("Добавить в моё избранное")}
    </button>
  )
}

function EmptyList({ isReadable }: { readonly isReadable: boolean }) {
  return (
    <EmptyState
      heading="h2"
      shape="heart"
      title={isReadable ? "Этих товаров больше нет" : "Ссылка не читается"}
      text={isReadable ? soldOutText : unreadableText}
      action={{ title: "Моё избранное", link: favouritesPath }}
    />
  )
}

const soldOutText = "Всё, что было в списке, ушло из магазина."
const unreadableText = "В ней нет списка товаров или их больше пятидесяти. Попросите прислать её ещё раз."
