import { type GiftDesign, giftSheetOf } from "../../core/domain/cart/gift-designs.ts"

const side = 320

/** Colours of `view/product/gift-design.module.css`. */
const looks: Readonly<Record<GiftDesign, { readonly ground: string; readonly ink: string }>> = {
  night: { ground: "#11171b", ink: "#ffffff" },
  drawing: { ground: "#ffffff", ink: "#17181a" },
  shapes: { ground: "#eae9e7", ink: "#17181a" }
}

/** SVG of 320 by 320, with lines scaled for letters. */
export const giftThumbnail = (design: GiftDesign): string => {
  const { lines, thumb } = giftSheetOf(design)
  const [x = 0, y = 0, width = 1, height = 1] = thumb.split(" ").map(Number)
  const whole = Math.max(width, height)
  const stroke = (2 * whole) / side
  const drawn = lines.map(
    (line) =>
      `<path d="${line.path}" transform="translate(${line.x} ${line.y}) scale(${line.scale})" stroke-width="${stroke / line.scale}"/>`
  )
  const { ground, ink } = looks[design]
  const box = [x - (whole - width) / 2, y - (whole - height) / 2, whole, whole]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="${box.join(" ")}" fill="none" stroke="${ink}"><path fill="${ground}" stroke="none" d="M${box[0]} ${box[1]}h${whole}v${whole}h-${whole}z"/>${drawn.join("")}</svg>`
}
