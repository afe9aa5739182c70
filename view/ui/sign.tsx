/** Header icons on a grid of 24: butt caps, miter joins, no fill. */
const paths = {
  menu: "M3 6.5H21M3 12H21M3 17.5H15",
  close: "M4.5 4.5L19.5 19.5M19.5 4.5L4.5 19.5",
  search: "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.3 15.3L21 21",
  heart: "M12 20.3C6.6 16 3 12.6 3 8.8A4.6 4.6 0 0 1 12 7A4.6 4.6 0 0 1 21 8.8C21 12.6 17.4 16 12 20.3Z",
  account: "M8 7.2a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 21C4.8 16.6 7.7 14.2 12 14.2C16.3 14.2 19.2 16.6 19.5 21",
  bag: "M4.5 8H19.5L20.5 21H3.5ZM8.5 10.5V6.5a3.5 3.5 0 0 1 7 0V10.5",
  phone: "M8.7 3.5L4.5 4.2C3.5 12.5 11.5 20.5 19.8 19.5L20.5 15.3L16 13.2L13.9 15.6C11.4 14.4 9.6 12.6 8.4 10.1L10.8 8Z",
  arrow: "M3 12H21M15 6L21 12L15 18",
  next: "M9 5L16 12L9 19",
  back: "M15 5L8 12L15 19",
  down: "M5 9L12 16L19 9",
  plus: "M12 4V20M4 12H20",
  warning: "M12 3.5L22 20.5H2ZM12 10V15M12 17V18.5",
  outside: "M9 5H19V15M19 5L5 19"
} as const

type Props = { readonly name: keyof typeof paths; readonly size?: 12 | 16 | 20 | 24 }

/** Decorative. */
export function Sign({ name, size = 24 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 1.5 : 1.25}
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
