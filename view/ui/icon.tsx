import type { IconName } from "./icon-names.ts"
import sprite from "./icons.svg?url"

type Props = { readonly name: IconName; readonly size?: 16 | 20 | 24; readonly className?: string | undefined }

/**
 * A line icon; the text beside it says what it is. The drawings stand in one file that is fetched once and kept: in the script they would
 * weigh on every first load (2 kB), and most pages show three of them.
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
