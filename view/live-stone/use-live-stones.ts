import { useMemo } from "react"
import type { SnapshotFrom } from "xstate"
import type { LiveStone } from "../../core/domain/live-stone/live-stone.ts"
import type { LiveStoneEvent, liveStoneMachine } from "../../core/machines/product/live-stone.machine.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"
import { useSendOnMount } from "../use-send.ts"

export type LiveStoneSend = (event: LiveStoneEvent) => void

export type LiveStones = { readonly snapshot: SnapshotFrom<typeof liveStoneMachine>; readonly send: LiveStoneSend }

const removal = { type: "liveStone.remove" } as const

/** Registers the stones of a page, which loads the feature. Returns `null` until it runs, and without WebGL 2. */
export const useLiveStones = (stones: ReadonlyArray<LiveStone>): LiveStones | null => {
  const place = useMemo(() => ({ type: "liveStone.place", stones }) as const, [stones])
  useSendOnMount("liveStone", place, removal)
  const send = useSend("liveStone")
  const snapshot = useSelector(useFeature("liveStone"), (state) => state)
  return snapshot === undefined || !isSupported() ? null : { snapshot, send }
}

const isSupported = (): boolean => typeof WebGL2RenderingContext === "function"
