import type { Shape } from "../../core/domain/product/diamond.ts"
import sprite from "./cuts.svg?url"

type Props = { readonly shape: Shape; readonly size: number; readonly className?: string | undefined }

/**
 * The drawing of a cut, `size` px square; the text beside it says what it is. The ten stand in one file that is fetched once and kept: the
 * geometry that draws them would weigh on every first load.
 */
export function CutIcon({ className, shape, size }: Props) {
  return (
    <svg className={className} width={size} height={size} fill="none" stroke="currentColor" strokeWidth={1} aria-hidden="true">
      <use href={`${sprite}#${shape}`} />
    </svg>
  )
}
