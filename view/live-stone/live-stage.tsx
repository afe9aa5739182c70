import { isDiagram, lights, viewsOfAll } from "../../core/domain/live-stone/live-stone.ts"
import { lightNames, sentenceOf, viewNames } from "../../core/domain/live-stone/live-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { LiveStoneContext } from "../../core/machines/product/live-stone.machine.ts"
import { Icon } from "../ui/icon.tsx"
import type { IconName } from "../ui/icon-names.ts"
import styles from "./live-stone.module.css"
import { StoneCanvas } from "./stone-canvas.tsx"
import { keyStep } from "./stone-rolls.ts"
import type { LiveStones } from "./use-live-stones.ts"

/** Origin of the proportions: laboratory report, measurement by the shop, or example of an article. */
export type Source = "reported" | "measured" | "example"

type Props = LiveStones & {
  readonly names: ReadonlyArray<string>
  readonly source: Source
}

/** Live picture with its controls and sentences on where to look. */
export function LiveStage({ names, send, snapshot: { context }, source }: Props) {
  const { isSwaying, light, stones, view } = context
  const picture = typeset(`${names.join(" и ")}, живое изображение: ${viewNames[view].toLowerCase()}`)
  const close = stones.length > 1 ? "Закрыть живые камни" : "Закрыть живой камень"
  return (
    <>
      <div className={styles["live"]} data-live={isDiagram(view) ? "diagram" : light}>
        <StoneCanvas key={stones.length} state={context} send={send} label={picture} />
        <button type="button" className={styles["close"]} aria-label={close} onClick={() => send({ type: "liveStone.end" })}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className={styles["panel"]} role="group" aria-label={stones.length > 1 ? "Живые камни" : "Живой камень"}>
        <Choice
          legend="Вид"
          names={viewNames}
          options={viewsOfAll(stones)}
          chosen={view}
          onChoose={(to) => send({ type: "liveStone.setView", view: to })}
        />
        {isDiagram(view) ? null : (
          <Choice
            legend="Свет"
            names={lightNames}
            options={lights}
            chosen={light}
            onChoose={(to) => send({ type: "liveStone.setLight", light: to })}
          />
        )}
        <div className={styles["turns"]}>
          {turns.map(([label, icon, by]) => (
            <button key={label} type="button" aria-label={label} onClick={() => send({ type: "liveStone.roll", by })}>
              <Icon name={icon} size={20} />
            </button>
          ))}
          <button type="button" aria-pressed={isSwaying} onClick={() => send({ type: "liveStone.toggleSway" })}>
            <Icon name="rotate" size={20} />
            Покачивать
          </button>
        </div>
        <Sentences names={names} context={context} />
        <p className={styles["source"]}>{typeset((stones.length > 1 ? sourcesOfPair : sources)[source])}</p>
      </div>
    </>
  )
}

type SentencesProps = { readonly names: ReadonlyArray<string>; readonly context: LiveStoneContext }

const Sentences = ({ context: { light, measures, stones, view }, names }: SentencesProps) => (
  <div className={styles["sentences"]} aria-live="polite">
    {stones.map((stone, index) => {
      const measured = measures[index]
      const sentence = measured === undefined ? null : typeset(sentenceOf(stone, measured, view, light))
      return (
        <p key={index} className={styles["sentence"]}>
          {stones.length > 1 ? <span className={styles["name"]}>{typeset(names[index] ?? "")}</span> : null}
          {sentence}
        </p>
      )
    })}
  </div>
)

const example = "Рассчитано в модели огранки, включения не показаны."

const sources: Readonly<Record<Source, string>> = {
  reported: "Рассчитано по пропорциям и оценкам из отчёта этого камня, включения не показаны.",
  measured: "Рассчитано по измерениям и оценкам этого камня, включения не показаны.",
  example
}

const sourcesOfPair: Readonly<Record<Source, string>> = {
  reported: "Рассчитано по пропорциям и оценкам из отчётов этих камней, включения не показаны.",
  measured: "Рассчитано по измерениям и оценкам этих камней, включения не показаны.",
  example
}

const step = keyStep * 2
const turns = [
  ["Повернуть влево", "chevron-left", { right: -step, down: 0 }],
  ["Повернуть вправо", "chevron-right", { right: step, down: 0 }],
  ["Повернуть вверх", "chevron-up", { right: 0, down: -step }],
  ["Повернуть вниз", "chevron-down", { right: 0, down: step }]
] as const satisfies ReadonlyArray<readonly [string, IconName, object]>

type ChoiceProps<Value extends string> = {
  readonly legend: string
  readonly names: Readonly<Record<Value, string>>
  readonly options: ReadonlyArray<Value>
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

const Choice = <Value extends string>({ chosen, legend, names, onChoose, options }: ChoiceProps<Value>) => (
  <fieldset className={styles["choice"]}>
    <legend>{legend}</legend>
    {options.map((value) => (
      <label key={value}>
        <input className="unseen" type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
        {names[value]}
      </label>
    ))}
  </fieldset>
)
