import { Suspense, useMemo } from "react"
import type { Diamond } from "../../core/contract/catalog-diamonds.ts"
import { liveStoneOf } from "../../core/domain/live-stone/live-stone.ts"
import { Stage } from "./stage.ts"
import { StartButton } from "./start-button.tsx"
import { useLiveStones } from "./use-live-stones.ts"

/** Live picture of a stone over its photo, or the button that starts it. */
export function LiveStoneOf({ diamond }: { readonly diamond: Diamond }) {
  const stones = useMemo(() => [liveStoneOf(diamond)], [diamond])
  const live = useLiveStones(stones)
  if (live === null) return null
  if (live.snapshot.hasTag("offered")) return <StartButton {...live} />
  if (!live.snapshot.hasTag("live")) return null
  return (
    <Suspense fallback={null}>
      <Stage {...live} names={[diamond.name]} source={diamond.cert === null ? "measured" : "reported"} />
    </Suspense>
  )
}
