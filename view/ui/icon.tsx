import type { IconName } from "./icon-names.ts"
import sprite from "./icons.svg?url"

type Props = { readonly name: IconName; readonly size?: 16 | 20 | 24; readonly className?: string | undefined }

/**
 * Decorative line icon. The drawings are in one cached SVG file: in the script they would add 2 kB to each first load, and most pages
 * show three of them.
 */
export function Icon({ className, name, size = 20 }: Props) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 16 ? 1.5 : 1.25}
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
