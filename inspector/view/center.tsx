import { Suspense } from "react"
import type { Center as Kind } from "../machines/inspector.machine.ts"
import { drawingOf } from "../chart/drawing.ts"
import { jsonOf, mermaidOf } from "../chart/formats.ts"
import { svgOf } from "../chart/svg.ts"
import type { Moment } from "../moment.ts"
import { sourceOf } from "../sources.ts"
import { countWord } from "../text.ts"
import styles from "./center.module.css"
import { ChartView } from "./chart-view.tsx"
import { Comparison } from "./comparison.tsx"
import { CopyButton } from "./copy-button.tsx"
import { useInspector, useSave, useShown } from "./inspector-context.tsx"
import { Screen } from "./screen.tsx"
import { Sequence } from "./sequence.tsx"

const kinds: ReadonlyArray<readonly [Kind, string]> = [
  ["chart", "Схема"],
  ["sequence", "Обмен"],
  ["screen", "Экран"],
  ["comparison", "Сравнение"]
]

export function Center({ moment }: { readonly moment: Moment }) {
  const inspector = useInspector()
  const { snapshot } = useShown()
  const { center, coverage, isCovered, zoom } = snapshot.context
  const { incarnation, machine } = moment
  const drawing = machine === undefined ? undefined : drawingOf(incarnation.machine, machine)
  return (
    <section className={styles["center"]} aria-label="Машина">
      <header className={styles["head"]}>
        <h2>
          <Source machine={incarnation.machine} />
        </h2>
        {drawing === undefined ? null : (
          <p className={styles["counts"]}>
            {countWord(drawing.chart.counts.states, ["состояние", "состояния", "состояний"])},{" "}
            {countWord(drawing.chart.counts.transitions, ["переход", "перехода", "переходов"])}
          </p>
        )}
        <div className={styles["kinds"]} role="group" aria-label="Вид">
          {kinds.map(([kind, name]) => (
            <button
              key={kind}
              type="button"
              aria-pressed={center === kind}
              onClick={() => inspector.send({ type: "center.choose", center: kind })}
            >
              {name}
            </button>
          ))}
          {coverage === null || center !== "chart" ? null : (
            <button type="button" aria-pressed={isCovered} onClick={() => inspector.send({ type: "coverage.toggle" })}>
              Покрытие
            </button>
          )}
        </div>
        {machine === undefined || drawing === undefined ? null : (
          <Downloads name={incarnation.machine} machine={machine} drawing={drawing} />
        )}
        <div className={styles["zoom"]} role="group" aria-label="Масштаб схемы" hidden={center !== "chart"}>
          <button type="button" onClick={() => inspector.send({ type: "zoom.fit" })} title="Вписать схему, но не мельче 85 %">
            {zoom === null ? "Авто" : `${Math.round(zoom * 100)} %`}
          </button>
          <button type="button" aria-label="Уменьшить" onClick={() => inspector.send({ type: "zoom.change", by: -0.25 })}>
            −
          </button>
          <button type="button" aria-label="Увеличить" onClick={() => inspector.send({ type: "zoom.change", by: 0.25 })}>
            +
          </button>
        </div>
      </header>
      {center === "screen" ? <Screen moment={moment} /> : null}
      {center === "sequence" ? <Sequence moment={moment} /> : null}
      {center === "comparison" ? <Comparison moment={moment} /> : null}
      {center === "chart" && drawing !== undefined ? (
        <Suspense fallback={<p className={styles["message"]}>Строим схему</p>}>
          <ChartView
            key={moment.key}
            moment={moment}
            drawing={drawing}
            zoom={zoom}
            coverage={isCovered ? coverage?.[incarnation.machine] : undefined}
          />
        </Suspense>
      ) : null}
      {center === "chart" && drawing === undefined ? (
        <p className={styles["message"]}>Машина «{incarnation.machine}» этой сборке неизвестна</p>
      ) : null}
    </section>
  )
}

/** Name of the machine; a press copies the path of its file. */
function Source({ machine }: { readonly machine: string }) {
  const source = sourceOf(machine)
  return source === undefined ? (
    `${machine}.machine`
  ) : (
    <CopyButton title={`Скопировать путь: ${source}`} text={source}>
      {machine}.machine
    </CopyButton>
  )
}

type DownloadsProps = {
  readonly name: string
  readonly machine: NonNullable<Moment["machine"]>
  readonly drawing: ReturnType<typeof drawingOf>
}

function Downloads({ drawing, machine, name }: DownloadsProps) {
  const save = useSave()
  return (
    <div className={styles["downloads"]} role="group" aria-label="Скачать машину">
      <button type="button" onClick={() => save(`${name}.machine.json`, jsonOf(machine), "application/json")}>
        JSON
      </button>
      <button type="button" onClick={() => save(`${name}.mmd`, mermaidOf(drawing.chart), "text/plain")}>
        Mermaid
      </button>
      <button
        type="button"
        onClick={() => void drawing.layout.then((layout) => save(`${name}.svg`, svgOf(drawing.chart, layout), "image/svg+xml"))}
      >
        SVG
      </button>
    </div>
  )
}
