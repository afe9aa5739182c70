import { Link } from "wouter"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useSend } from "../shop-context.tsx"
import { Button } from "../ui/button.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** DLG-041, CTOR-016. */
export function DiamondStartDialog({ frame, stonesCount, to }: DialogProps<"constructorDiamondStart">) {
  const send = useSend("dialogs")
  const isSet = stonesCount > 1
  return (
    <Frame title={isSet ? "Теперь комплект камней" : "Теперь бриллиант"}>
      <div className={styles["words"]}>
        <p>{typeset(isSet ? setText(frame) : stoneText(frame))}</p>
        <p>{typeset("Рядом с каждым выбором стоит цена готового изделия: оправа, камни и закрепка.")}</p>
        <p>
          {typeset(
            "Выбранное остаётся в продаже, пока заказ не оформлен. Если камень раньше уйдёт из продажи, предложим ближайшие к нему."
          )}
        </p>
      </div>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={() => send({ type: "dialogs.close", key: "constructorDiamondStart" })}>
          {typeset("Ещё посмотреть оправу")}
        </Button>
        <Link className="button" href={to}>
          {typeset(isSet ? "К комплектам" : "К бриллиантам")}
        </Link>
      </div>
    </Frame>
  )
}

const stoneText = (frame: string): string =>
  `Покажем бриллианты, которые встают в оправу «${quotedName(frame)}» по размеру: подходят ли они, считаем по миллиметрам, а не по каратам.`

const setText = (frame: string): string =>
  `Покажем комплекты, которые встают в оправу «${quotedName(frame)}»: камни в каждом подобраны друг к другу по размеру, цвету и чистоте.`

/** Extracts «Опора» from «Кольцо «Опора»». */
const quotedName = (name: string): string => /«([^»]+)»/.exec(name)?.[1] ?? name
