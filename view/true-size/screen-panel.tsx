import { useId, useRef } from "react"
import { bankCard, scaleAt, steps } from "../../core/domain/true-size/calibration.ts"
import { scaleText } from "../../core/domain/true-size/size-text.ts"
import { formatNumber } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { focusFirst } from "../focus.ts"
import { useFocusAfterRender } from "../forms/use-focus-after-render.ts"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import type { IconName } from "../ui/icon-names.ts"
import styles from "./true-size.module.css"
import type { TrueSizeSend, TrueSizeView } from "./use-true-size.ts"

/** Calibration of the screen: button, panel and reset. */
export function ScreenPanel({ send, state }: TrueSizeView) {
  const toggle = useRef<HTMLButtonElement>(null)
  const focusToggle = useFocusAfterRender(toggle)
  const panel = useId()
  const isOpen = state.hasTag("calibrating")
  const isCalibrated = state.context.calibration !== null
  const reset = () => {
    focusToggle()
    send({ type: "trueSize.reset" })
  }
  return (
    <div className={styles["panel"]}>
      <div className={styles["actions"]}>
        <button
          ref={toggle}
          type="button"
          className="button"
          data-look="outline"
          data-size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => send({ type: isOpen ? "trueSize.cancel" : "trueSize.calibrate" })}
        >
          Калибровка по карте
        </button>
        {isCalibrated && !isOpen ? (
          <button type="button" className={styles["reset"]} onClick={reset}>
            Сбросить калибровку
          </button>
        ) : null}
      </div>
      {isOpen ? (
        <div ref={focusFirst} id={panel} className={styles["match"]} role="group" aria-label="Калибровка по карте">
          <Matching step={state.context.step} send={send} />
        </div>
      ) : null}
    </div>
  )
}

type MatchingProps = { readonly step: number; readonly send: TrueSizeSend }

const cardText = `Приложите к экрану банковскую карту стоймя и меняйте рисунок, пока он не станет с ней одного размера. Все карты одинаковы: ${formatNumber(bankCard.width, 2)} × ${formatNumber(bankCard.length, 2)} мм.`

function Matching({ send, step }: MatchingProps) {
  return (
    <>
      <p>{typeset(cardText)}</p>
      <input
        data-first
        className={styles["slider"]}
        type="range"
        min={steps.least}
        max={steps.most}
        value={step}
        aria-label="Размер нарисованной карты"
        aria-valuetext={scaleText(scaleAt(step))}
        onChange={({ currentTarget: { valueAsNumber } }) => send({ type: "trueSize.adjust", step: valueAsNumber })}
      />
      <div className={styles["nudges"]}>
        {nudges.map(([label, icon, by]) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            data-by={by}
            onClick={() => send({ type: "trueSize.adjust", step: step + by })}
          >
            <Icon name={icon} size={Math.abs(by) === 1 ? 16 : 24} />
          </button>
        ))}
      </div>
      <div className={styles["actions"]}>
        <Button size="small" onPress={() => send({ type: "trueSize.confirm" })}>
          Совпадает
        </Button>
        <Button size="small" look="outline" onPress={() => send({ type: "trueSize.cancel" })}>
          Отмена
        </Button>
      </div>
    </>
  )
}

const nudges = [
  ["Меньше", "minus", -steps.coarse],
  ["Чуть меньше", "minus", -1],
  ["Чуть больше", "plus", 1],
  ["Больше", "plus", steps.coarse]
] as const satisfies ReadonlyArray<readonly [string, IconName, number]>
