import { useSelector } from "@xstate/react"
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { inspectorMachine } from "../machines/inspector.machine.ts"
import type { Journals } from "../journals.ts"

export type Inspector = ActorRefFrom<typeof inspectorMachine>
type InspectorContext = {
  readonly inspector: Inspector
  readonly journals: Journals
  readonly save: (name: string, text: string, type: string) => void
  readonly copy: (text: string) => void
}

const InspectorContext = createContext<InspectorContext | null>(null)

export const InspectorProvider = InspectorContext.Provider

const useGiven = (): InspectorContext => {
  const given = use(InspectorContext)
  if (given === null) throw new Error("a part of the inspector stands outside of it")
  return given
}

export const useInspector = (): Inspector => useGiven().inspector

export const useSave = (): InspectorContext["save"] => useGiven().save

export const useCopy = (): InspectorContext["copy"] => useGiven().copy

export const useOther = () => {
  const { inspector, journals } = useGiven()
  const comparison = useSelector(inspector, ({ children }) => children.comparison)
  const snapshot = useSelector(comparison, (current) => current)
  return { comparison, snapshot, other: journals.other }
}

/** Snapshot of the inspector with the journal shown; re-renders when the journal grows. */
export const useShown = () => {
  const { inspector, journals } = useGiven()
  const snapshot = useSelector(inspector, (current) => current)
  return { snapshot, replayIndex: journals.replayIndex, differences: journals.differences }
}
