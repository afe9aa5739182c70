import type { MouseEvent } from "react"
import { itemOf } from "../../core/domain/favourites/favourite.ts"
import { heartLabel } from "../../core/domain/favourites/heart-text.ts"
import type { Favourites } from "../../core/services/favourites/favourites.ts"
import { useSend } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"

type Props = { readonly item: Favourites[number]; readonly icon: "close" | "heart-filled" }

/** Focuses the next item's button (FAV-012). */
export function RemoveButton({ icon, item }: Props) {
  const send = useSend("wishlist")
  const remove = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    nextRemoveButton(currentTarget)?.focus({ preventScroll: true })
    send({ type: "wishlist.toggle", item: itemOf(item) })
  }
  return (
    <button className="heart" type="button" data-remove aria-label={heartLabel(item.title, true)} onClick={remove}>
      <Icon name={icon} />
    </button>
  )
}

const nextRemoveButton = (button: HTMLElement): HTMLElement | null => {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-remove]")]
  const index = buttons.indexOf(button)
  return buttons[index + 1] ?? buttons[index - 1] ?? document.querySelector<HTMLElement>("#favourites, main a")
}
