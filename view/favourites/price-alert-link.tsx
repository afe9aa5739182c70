import { wishlistTypes } from "../../core/domain/favourites/wishlist.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { DialogButton } from "../modal/dialog-button.tsx"

type Props = { readonly item: Favourites[number]; readonly className?: string | undefined }

export function PriceAlertLink({ className = "", item: { code, isAvailable, title, type } }: Props) {
  return type !== wishlistTypes.diamond || !isAvailable ? null : (
    <DialogButton className={`link ${className}`} dialog={{ key: "priceAlert", props: { code, name: title } }}>
      {typeset("Следить за ценой")}
      <span className="unseen">: {title}</span>
    </DialogButton>
  )
}
