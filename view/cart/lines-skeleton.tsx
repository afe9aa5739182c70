import styles from "./lines-skeleton.module.css"

/** Skeleton of lines and a summary; hidden without scripts. */
export const LinesSkeleton = ({ lines }: { readonly lines: number }) => (
  <div className={styles["boxes"]} aria-hidden="true">
    <ul>
      {Array.from({ length: lines }, (_, index) => (
        <li key={index}>
          <span />
          <span />
          <span />
        </li>
      ))}
    </ul>
    <span />
  </div>
)
