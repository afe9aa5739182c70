import styles from "./screen.module.css"

/** The shop as it was drawn at the moment: a page of its own, told by `inspector/mirror-link.ts` what to draw. Nothing in it can be touched. */
export function Screen() {
  return (
    <div className={styles["screen"]}>
      <p>
        Экран магазина на этом шаге, только для просмотра.{" "}
        <a href="/inspector/screen" target="_blank" rel="opener">
          Открыть в отдельной вкладке
        </a>
      </p>
      <iframe src="/inspector/screen" title="Экран магазина на этом шаге" />
    </div>
  )
}
