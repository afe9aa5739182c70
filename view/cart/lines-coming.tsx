import styles from "./lines-coming.module.css"

/** The boxes of a page while what stands in them is on its way: lines beside a summary. Without a script they stay away. */
export const LinesComing = ({ lines }: { readonly lines: number }) => (
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
