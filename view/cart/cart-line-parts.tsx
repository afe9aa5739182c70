import { useLayoutEffect, useRef } from "react"
import { Link } from "wouter"
import type { CartItem } from "../../core/domain/cart/cart-items.ts"
import { giftDesignOf } from "../../core/domain/cart/gift-designs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import { Picture } from "../product/picture.tsx"
import styles from "./cart-line.module.css"
import { GiftDesign } from "../product/gift-design.tsx"

type Props = { readonly item: CartItem }

export function CartPicture({ item: { image, type } }: Props) {
  return (
    <span className={styles["picture"]}>
      {image === null ? null : type === "certificate" ? (
        <GiftDesign design={giftDesignOf(image)} crop="thumb" />
      ) : (
        <Picture base={image} alt="" sizes="136px" />
      )}
    </span>
  )
}

export const CartName = ({ item: { attributes, name, url } }: Props) => (
  <>
    <h3 className={styles["name"]}>{url === null ? typeset(name) : <Link href={url}>{typeset(name)}</Link>}</h3>
    <p className="caption">{typeset(attributes)}</p>
  </>
)

export const MissingNote = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p className={styles["gone"]}>
      <Icon name="warning" />
      {typeset(text)}
    </p>
  )

/** Focuses the next line after a removal, else the previous one, else the page title. */
export const useFocusNeighbourOnRemoval = () => {
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const { current } = line
    return () => {
      if (current?.contains(document.activeElement) !== true) return
      const lines = [...document.querySelectorAll<HTMLElement>("#main li[data-available]")]
      const index = lines.indexOf(current)
      const next = lines[index + 1] ?? lines[index - 1]
      const target = next?.querySelector<HTMLElement>("[data-remove]") ?? document.getElementById("cart")
      target?.focus()
    }
  }, [])
  return line
}
