import { Link } from "wouter"
import { startPath } from "../../core/domain/constructor/choice.ts"
import { wishlistTypes } from "../../core/domain/favourites/wishlist.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"

type Props = { readonly item: Favourites[number]; readonly className?: string | undefined }

export function FrameLink({ className = "", item: { id, isAvailable, title, type } }: Props) {
  return type !== wishlistTypes.diamond || !isAvailable ? null : (
    <Link className={`link ${className}`} data-look="quiet" href={startPath({ diamondId: id })}>
      Подобрать оправу<span className="unseen">: {title}</span>
    </Link>
  )
}
