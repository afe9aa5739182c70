import { isDiagram, lights, viewsOf } from "../../core/domain/live-stone/live-stone.ts"
import { lightNames, sentenceOf, viewNames } from "../../core/domain/live-stone/live-words.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { LiveStoneContext } from "../../core/machines/product/live-stone.machine.ts"
import { Icon } from "../ui/icon.tsx"
import type { IconName } from "../ui/icon-names.ts"
import type { LiveStoneSend } from "./live-stone.tsx"
import styles from "./live-stone.module.css"
import { StoneCanvas } from "./stone-canvas.tsx"
import { keyStep } from "./stone-hand.ts"

type Props = { readonly state: LiveStoneContext; readonly send: LiveStoneSend; readonly name: string; readonly isReported: boolean }

/** Live picture and its panel: views, lights, turning without a drag, and what to look for. */
export function LiveStage({ isReported, name, send, state }: Props) {
  const { isSwaying, light, measures, stones, view } = state
  const [stone] = stones
  if (stone === undefined) return null
  const [measured] = measures
  return (
    <>
      <div className={styles["live"]} data-live={isDiagram(view) ? "diagram" : light}>
        <StoneCanvas state={state} send={send} label={typeset(`${name}, живое изображение: ${viewNames[view].toLowerCase()}`)} />
        <button type="button" className={styles["close"]} aria-label="Закрыть живой камень" onClick={() => send({ type: "liveStone.end" })}>
          <Icon name="close" size={20} />
        </button>
      </div>
      <div className={styles["panel"]} role="group" aria-label="Живой камень">
        <Choice
          legend="Вид"
          names={viewNames}
          options={viewsOf(stone.shape)}
          chosen={view}
          onChoose={(to) => send({ type: "liveStone.view", view: to })}
        />
        {isDiagram(view) ? null : (
          <Choice
            legend="Свет"
            names={lightNames}
            options={lights}
            chosen={light}
            onChoose={(to) => send({ type: "liveStone.light", light: to })}
          />
        )}
        <div className={styles["turns"]}>
          {turns.map(([label, icon, by]) => (
            <button key={label} type="button" aria-label={label} onClick={() => send({ type: "liveStone.roll", by })}>
              <Icon name={icon} size={20} />
            </button>
          ))}
          <button type="button" aria-pressed={isSwaying} onClick={() => send({ type: "liveStone.sway" })}>
            <Icon name="rotate" size={20} />
            Покачивать
          </button>
        </div>
        <p className={styles["sentence"]} aria-live="polite">
          {measured === undefined ? null : typeset(sentenceOf(stone, measured, view, light))}
        </p>
        <p className={styles["source"]}>{isReported ? fromReport : fromStone}</p>
      </div>
    </>
  )
}

const fromReport = typeset("Рассчитано по пропорциям и оценкам из отчёта этого камня, включения не показаны.")
const fromStone = typeset("Рассчитано по измерениям и оценкам этого камня, включения не показаны.")

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
