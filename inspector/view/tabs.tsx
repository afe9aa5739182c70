import { useInspector, useShown } from "./inspector-context.tsx"
import styles from "./tabs.module.css"

export function Tabs() {
  const inspector = useInspector()
  const { snapshot } = useShown()
  const { source, tabs, wanted } = snapshot.context
  const chosen = snapshot.hasTag("busy") ? wanted : source?.kind === "tab" ? source.id : null
  return tabs.length === 0 ? (
    <p className={styles["none"]}>
      Открытых вкладок не видно.{" "}
      <a href="/" target="_blank" rel="opener">
        Открыть магазин
      </a>
    </p>
  ) : (
    <ul className={styles["tabs"]} aria-label="Вкладки магазина">
      {tabs.map(({ id, path, title }) => (
        <li key={id}>
          <button type="button" aria-pressed={chosen === id} onClick={() => inspector.send({ type: "tab.choose", id })} title={title}>
            <span>{title}</span>
            <span className={styles["path"]}>{path}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
