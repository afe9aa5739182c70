import { Icon } from "./icon.tsx"
import styles from "./chip.module.css"

type Props = { readonly children: string; readonly onRemove?: () => void }

/** Chosen value; a press anywhere removes it. */
export function Chip({ children, onRemove }: Props) {
  return (
    <button className={styles["chip"]} type="button" onClick={onRemove}>
      {children}
      <span className="unseen">, снять</span>
      <Icon name="close" size={16} />
    </button>
  )
}
