import { scaleAt, scaleOn } from "../../core/domain/true-size/calibration.ts"
import { screenText, sizeSentences } from "../../core/domain/true-size/size-text.ts"
import type { SizedSubject } from "../../core/domain/true-size/subject-schema.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { CardDrawing } from "./card-drawing.tsx"
import { HandDrawing } from "./hand-drawing.tsx"
import { LoneStone } from "./lone-stone.tsx"
import { ScreenPanel } from "./screen-panel.tsx"
import { SizeChoice } from "./size-choice.tsx"
import styles from "./true-size.module.css"
import { type TrueSizeView, useTrueSize } from "./use-true-size.ts"

type Props = { readonly subject: SizedSubject }

export function SizedView({ subject }: Props) {
  const view = useTrueSize(subject.size)
  return (
    <>
      <p className={styles["name"]}>{typeset(subject.name)}</p>
      <p className={styles["words"]}>{typeset(sizeSentences(subject).join(" "))}</p>
      <p className={styles["screen"]} role="status">
        {view === null ? null : typeset(screenText(view.state.context.calibration !== null))}
      </p>
      {view === null ? null : <Sheet subject={subject} {...view} />}
    </>
  )
}

function Sheet({ send, state, subject }: Props & TrueSizeView) {
  const { calibration, ratio, size, step } = state.context
  const scale = scaleOn(calibration, ratio)
  const isCalibrating = state.hasTag("calibrating")
  return (
    <div className={styles["sheet"]} data-calibrating={isCalibrating}>
      {isCalibrating ? <CardDrawing scale={scaleAt(step)} /> : <HandDrawing subject={subject} scale={scale} size={size} />}
      <div className={styles["side"]}>
        {isCalibrating || subject.kind === "ring"
          ? null
          : subject.stones.map((stone) => <LoneStone key={stone.shape} stone={stone} scale={scale} />)}
        {isCalibrating ? null : <SizeChoice size={size} send={send} />}
        <ScreenPanel state={state} send={send} />
      </div>
    </div>
  )
}
