import { useMemo } from "react"
import type { SnapshotFrom } from "xstate"
import type { TrueSizeEvent, trueSizeMachine } from "../../core/machines/product/true-size.machine.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"
import { useSendOnMount } from "../use-send.ts"

type TrueSizeState = SnapshotFrom<typeof trueSizeMachine>
export type TrueSizeSend = (event: TrueSizeEvent) => void
export type TrueSizeView = { readonly state: TrueSizeState; readonly send: TrueSizeSend }

const closing = { type: "trueSize.close" } as const

/** Opens the feature while mounted; `size` is a ring size. Returns `null` until the pixel ratio is known. */
export const useTrueSize = (size: number | null): TrueSizeView | null => {
  const opening = useMemo(() => ({ type: "trueSize.open", size }) as const, [size])
  useSendOnMount("trueSize", opening, closing)
  const send = useSend("trueSize")
  const state = useSelector(useFeature("trueSize"), (snapshot) => snapshot)
  return state?.hasTag("drawn") === true || state?.hasTag("calibrating") === true ? { state, send } : null
}
