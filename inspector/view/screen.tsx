import { useLayoutEffect, useRef, useState } from "react"
import { mirrorAddress } from "../../core/journal/wire.ts"
import { inspectorId } from "../inspector-id.ts"
import type { Moment } from "../moment.ts"
import { useShown } from "./inspector-context.tsx"
import styles from "./screen.module.css"

/** Size for a journal without recorded sizes. */
const defaultSize = { width: 1280, height: 900 } as const

/** Shop's screen, a separate page driven by `mirror-link.ts`, scaled down to fit. */
export function Screen({ moment: { position } }: { readonly moment: Moment }) {
  const { replayIndex, snapshot } = useShown()
  const { faults } = snapshot.context
  const [available, frame] = useAvailableSize()
  const recorded = replayIndex.sizeAt(position)
  const { height, width } = recorded ?? defaultSize
  const scale = Math.min(1, available.width / width, available.height / height)
  return (
    <div className={styles["screen"]}>
      <p>
        Экран магазина на этом шаге, только для просмотра.{" "}
        {recorded === undefined ? "Размер вкладки не записан, показан обычный: " : "Вкладка: "}
        {width} × {height}
        {scale < 1 ? `, масштаб ${Math.floor(scale * 100)} %` : ""}.{" "}
        <button type="button" onClick={() => void open(mirrorAddress(inspectorId), "_blank", `popup,width=${width},height=${height}`)}>
          Открыть в отдельном окне
        </button>
      </p>
      {faults.length === 0 ? null : (
        <div className={styles["faults"]} role="alert">
          Нарисовано не всё:
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles["room"]} ref={frame}>
        <div style={{ width: width * scale, height: height * scale }}>
          <iframe
            src={mirrorAddress(inspectorId)}
            title="Экран магазина на этом шаге"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </div>
  )
}

type Size = { readonly width: number; readonly height: number }

const useAvailableSize = () => {
  const frame = useRef<HTMLDivElement>(null)
  const [available, setAvailable] = useState<Size>(defaultSize)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setAvailable({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [available, frame] as const
}
