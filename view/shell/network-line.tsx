import { useSelector } from "../use-selector.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useFeature } from "../shop-context.tsx"
import styles from "../notices/slow-notice.module.css"

/** Notice of a lost connection, of waiting changes, and briefly of the return. */
export function NetworkLine() {
  const state = useSelector(useFeature("network"), (network) => network?.value ?? "there")
  return <div role="status">{state === "there" ? null : <p className={styles["notice"]}>{typeset(networkText[state])}</p>}</div>
}
