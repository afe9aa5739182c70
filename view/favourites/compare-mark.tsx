import { runEarlyPress } from "../islands/press.ts"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import { useSelector } from "../use-selector.ts"

type Props = { readonly id: number; readonly name: string }

/** Replays a press made before its code has loaded. */
export function CompareMark({ id, name }: Props) {
  const send = useSend("catalogue")
  const catalogue = useFeature("catalogue")
  const isAlive = useIsHydrated()
  const isMarked = useSelector(catalogue, (snapshot) => snapshot?.context.compared.includes(id))
  const toggle = () => send({ type: "catalogue.compare", id })
  return (
    <button
      ref={isMarked === undefined ? undefined : (mark) => runEarlyPress(mark, toggle)}
      className="heart"
      type="button"
      data-press="waits"
      aria-pressed={isAlive && isMarked === true}
      aria-label={`Сравнить: ${name}`}
      onClick={isMarked === undefined ? undefined : toggle}
    >
      <Icon name={isAlive && isMarked === true ? "check" : "compare"} />
    </button>
  )
}
