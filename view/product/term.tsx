import { useSelector } from "../use-selector.ts"
import { use, useEffect, useId, useRef } from "react"
import { termCode } from "../../core/domain/product/terms.ts"
import { Tooltip } from "../ui/tooltip.tsx"
import { ShopProvider, useFeature } from "../shop-context.tsx"
import { usePoint } from "../use-send.ts"

/** Term with a tooltip if the shop explains it; plain text without a running shop. */
export function Term({ name }: { readonly name: string }) {
  const code = termCode(name)
  const isLive = use(ShopProvider) !== null
  return code === null || !isLive ? name : <TermButton code={code} name={name} />
}

function TermButton({ code, name }: { readonly code: string; readonly name: string }) {
  const id = useId()
  const tooltip = useFeature("tooltip")
  const stage = useSelector(tooltip, (snapshot) =>
    snapshot?.context.of !== id ? null : snapshot.hasTag("shown") ? "open" : snapshot.hasTag("fading") ? "fading" : null
  )
  const point = usePoint("tooltip")
  const place = useRef<HTMLSpanElement>(null)
  // Repeats a pointer event from before the machine ran.
  useEffect(() => {
    if (place.current?.matches(":hover, :focus-within") === true) point({ type: "tooltip.point", of: id })
  }, [point, id])
  const text = useSelector(useFeature("reference"), (reference) => reference?.context.tooltips?.[code] ?? null)
  return (
    <Tooltip
      id={id}
      place={place}
      text={text}
      stage={stage}
      onPoint={() => point({ type: "tooltip.point", of: id })}
      onLeave={() => point({ type: "tooltip.leave" })}
    >
      {name}
    </Tooltip>
  )
}
