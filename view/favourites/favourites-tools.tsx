import { favouritesAddress, type FavouritesState } from "../../core/domain/favourites/address.ts"
import { printItems, type Wishlist } from "../../core/domain/favourites/wishlist.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { CopyLink } from "./copy-link.tsx"
import styles from "./favourites.module.css"
import { Icon } from "../ui/icon.tsx"

type Props = { readonly list: Wishlist; readonly state: FavouritesState }

/** FAV-014. */
export const FavouritesTools = ({ list, state }: Props) => (
  <>
    <CopyLink
      address={favouritesAddress({ ...state, ids: printItems(list) })}
      className={styles["tool"]}
      copied="Ссылка на список скопирована"
      byHand="Откройте список по ссылке и скопируйте её адрес."
      noteClassName={styles["by-hand"]}
    />
    <DialogButton className={styles["tool"] ?? ""} dialog={{ key: "wishlistClearConfirmation", props: {} }}>
      <Icon name="trash" />
      Очистить
    </DialogButton>
  </>
)
