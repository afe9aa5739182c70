import { useShown } from "./inspector-context.tsx"
import styles from "./start.module.css"
import { Tabs } from "./tabs.tsx"

/** Page without a journal. */
export function Start() {
  const { snapshot } = useShown()
  return (
    <main className={styles["start"]} aria-busy={snapshot.hasTag("busy")}>
      <h2>Вкладки магазина</h2>
      <Tabs />
      <p className={styles["hint"]}>
        Вкладка появляется здесь после первого действия в&nbsp;ней: щелчка, клавиши, прокрутки. Журнал, сохранённый на{" "}
        <a href="/dev/journal">странице журнала</a> или созданный <code>npm run qa</code>, можно открыть файлом или перетащить сюда.
      </p>
    </main>
  )
}
