import type { Shape } from "../../core/domain/product/diamond.ts"
import sprite from "./cuts.svg?url"

type Props = { readonly shape: Shape; readonly size: number; readonly className?: string | undefined }

/** Decorative. Cuts are in one cached SVG file: their geometry would slow each first load. */
export function CutIcon({ className, shape, size }: Props) {
  return (
    <svg className={className} width={size} height={size} fill="none" stroke="currentColor" strokeWidth={1} aria-hidden="true">
      <use href={`${sprite}#${shape}`} />
    </svg>
  )
}
