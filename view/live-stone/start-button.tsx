import type { Failure, Look } from "../../core/machines/product/live-stone.machine.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Icon } from "../ui/icon.tsx"
import styles from "./live-stone.module.css"
import type { LiveStones } from "./use-live-stones.ts"

export function StartButton({ look, send, snapshot }: LiveStones & { readonly look?: Look }) {
  const { failure, stones } = snapshot.context
  return (
    <>
      <button
        type="button"
        className={styles["start"]}
        onClick={() => send({ type: "liveStone.start", isSwaying: !prefersRest(), ...(look === undefined ? {} : { look }) })}
      >
        <Icon name="rotate" size={20} />
        {stones.length > 1 ? "Живые камни" : "Живой камень"}
      </button>
      <p className={styles["failure"]} role="status">
        {failure === null ? null : typeset((stones.length > 1 ? failuresOfPair : failures)[failure])}
      </p>
    </>
  )
}

const failures: Readonly<Record<Failure, string>> = {
  impossible: "Пропорции не складываются в огранку, живой модели у этого камня нет.",
  unsupported: "Этот браузер не умеет рисовать живой камень.",
  slow: "На этом устройстве живой камень движется слишком медленно, осталось изображение.",
  lost: "Живой камень остановился. Нажмите ещё раз."
}

const failuresOfPair: Readonly<Record<Failure, string>> = {
  impossible: "Пропорции одного из камней не складываются в огранку, живой модели у него нет.",
  unsupported: "Этот браузер не умеет рисовать живые камни.",
  slow: "На этом устройстве живые камни движутся слишком медленно.",
  lost: "Живые камни остановились. Нажмите ещё раз."
}

const prefersRest = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches || isSavingData()

const isSavingData = (): boolean => {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined
  return typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
}
