import styles from "./loader.module.css"

/** Decorative. */
export const loader = (
  <svg
    className={styles["loader"]}
    viewBox="0 0 18 18"
    width={18}
    height={18}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    aria-hidden="true"
  >
    <path className={styles["ring"]} d="M5.6 1H12.4L17 5.6V12.4L12.4 17H5.6L1 12.4V5.6Z" />
    <path d="M5.6 1H12.4L17 5.6V12.4" />
  </svg>
)
