import { Link } from "wouter"
import type { Blank, Frame } from "../../core/contract/custom-jewelry.ts"
import { type Choice, isWhole, nextPath, withoutStones } from "../../core/domain/constructor/choice.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { isForTheBrowser } from "../modal/dialog-link.ts"
import { loadDialog } from "../modal/loader.ts"
import { useFeature, useSend } from "../shop-context.tsx"

type Props = {
  readonly blank: Pick<Blank, "name" | "stonesCount">
  readonly frame: Pick<Frame, "id" | "isActive">
  readonly choice: Choice
  /** The chosen stone fits and is available. */
  readonly isStoneKept: boolean
}

/** Leads to the next step; with scripts a dialog explains the choice of stones first (CTOR-016). */
export function TakeFrame({ blank: { name, stonesCount }, choice, frame: { id: skuId, isActive }, isStoneKept }: Props) {
  const send = useSend("customPiece")
  const isRunning = useFeature("customPiece") !== undefined
  const nextChoice = { ...(isStoneKept ? choice : withoutStones(choice)), skuId }
  if (!isActive) return <p>{typeset("В этом металле и размере сейчас не делаем. Выберите другой.")}</p>
  const preloadDialog = () => void loadDialog("constructorDiamondStart").catch(() => undefined)
  return (
    <Link
      className="button"
      href={nextPath(nextChoice, stonesCount)}
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={(event) => {
        if (!isRunning || isForTheBrowser(event)) return
        event.preventDefault()
        send({ type: "customPiece.takeFrame", skuId, stonesCount, name, isStoneKept })
      }}
    >
      {typeset(isWhole(nextChoice) ? "Собрать изделие" : stonesCount > 1 ? "Выбрать комплект" : "Выбрать бриллиант")}
    </Link>
  )
}
