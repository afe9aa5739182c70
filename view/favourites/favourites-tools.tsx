import { useSelector } from "../use-selector.ts"
import { favouritesAddress, type FavouritesState } from "../../core/domain/favourites/address.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { printItems, type Wishlist } from "../../core/domain/favourites/wishlist.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import styles from "./favourites.module.css"
import { Icon } from "../ui/icon.tsx"

type Props = { readonly list: Wishlist; readonly state: FavouritesState }

/** FAV-014. */
export function FavouritesTools({ list, state }: Props) {
  const favourites = useFeature("favourites")
  const send = useSend("favourites")
  const copyState = useSelector(favourites, (snapshot) => (snapshot === undefined ? "resting" : snapshot.value.link))
  const address = favouritesAddress({ ...state, ids: printItems(list) })
  return (
    <>
      <button className={styles["tool"]} type="button" onClick={() => send({ type: "favourites.copy", path: address })}>
        <Icon name={copyState === "copied" ? "check" : "share"} />
        {typeset(copyState === "copied" ? "Ссылка скопирована" : "Поделиться")}
      </button>
      <span className="unseen" role="status">
        {copyState === "copied" ? typeset("Ссылка на список скопирована") : null}
      </span>
      {copyState === "forbidden" ? (
        <p className={styles["by-hand"]} role="alert">
          {typeset("Браузер не разрешил копирование. ")}
          <a href={address}>{typeset("Откройте список по ссылке и скопируйте её адрес.")}</a>
        </p>
      ) : null}
      <DialogButton className={styles["tool"] ?? ""} dialog={{ key: "wishlistClearConfirmation", props: {} }}>
        <Icon name="trash" />
        Очистить
      </DialogButton>
    </>
  )
}
