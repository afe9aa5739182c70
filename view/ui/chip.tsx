import { Icon } from "./icon.tsx"
import styles from "./chip.module.css"

type Props = { readonly children: string; readonly onRemove?: () => void }

/** Removes the value by a press anywhere. */
export function Chip({ children, onRemove }: Props) {
  return (
    <button className={styles["chip"]} type="button" onClick={onRemove}>
      {children}
      <span className="unseen">, снять</span>
      <Icon name="close" size={16} />
    </button>
  )
}
