import { useMemo } from "react"
import type { SnapshotFrom } from "xstate"
import { scaleAt, scaleOn } from "../../core/domain/true-size/calibration.ts"
import { screenWords, sizeSentences } from "../../core/domain/true-size/size-words.ts"
import type { SizedSubject } from "../../core/domain/true-size/subject-schema.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { TrueSizeEvent, trueSizeMachine } from "../../core/machines/product/true-size.machine.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"
import { useTell } from "../use-tell.ts"
import { CardDrawing } from "./card-drawing.tsx"
import { HandDrawing } from "./hand-drawing.tsx"
import { LoneStone } from "./lone-stone.tsx"
import { SizeChoice } from "./size-choice.tsx"
import { ScreenPanel } from "./screen-panel.tsx"
import styles from "./true-size.module.css"

type Props = { readonly subject: SizedSubject }

export type TrueSizeState = SnapshotFrom<typeof trueSizeMachine>
export type TrueSizeSend = (event: TrueSizeEvent) => void

const closing = { type: "trueSize.close" } as const

/** Words about the sizes, then the drawing, once the screen's pixels are known. */
export function SizedView({ subject }: Props) {
  const opening = useMemo(() => ({ type: "trueSize.open", size: subject.size }) as const, [subject.size])
  useTell("trueSize", opening, closing)
  const send = useSend("trueSize")
  const state = useSelector(useFeature("trueSize"), (snapshot) => snapshot)
  return (
    <>
      <p className={styles["name"]}>{typeset(subject.name)}</p>
      <p className={styles["words"]}>{typeset(sizeSentences(subject).join(" "))}</p>
      <p className={styles["screen"]} role="status">
        {state === undefined || !isKnown(state) ? null : typeset(screenWords(state.context.calibration !== null))}
      </p>
      {state === undefined || !isKnown(state) ? null : <Sheet subject={subject} state={state} send={send} />}
    </>
  )
}

const isKnown = (state: TrueSizeState): boolean => state.hasTag("drawn") || state.hasTag("calibrating")

type SheetProps = Props & { readonly state: TrueSizeState; readonly send: TrueSizeSend }

function Sheet({ send, state, subject }: SheetProps) {
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
