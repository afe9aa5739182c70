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
  /** Resolves with `false` when the browser refuses. */
  readonly copy: (text: string) => Promise<boolean>
}

const InspectorContext = createContext<InspectorContext | null>(null)

export const InspectorProvider = InspectorContext.Provider

const useInspectorContext = (): InspectorContext => {
  const context = use(InspectorContext)
  if (context === null) throw new Error("useInspector is called outside InspectorProvider")
  return context
}

export const useInspector = (): Inspector => useInspectorContext().inspector

export const useSave = (): InspectorContext["save"] => useInspectorContext().save

export const useCopy = (): InspectorContext["copy"] => useInspectorContext().copy

export const useOther = () => {
  const { inspector, journals } = useInspectorContext()
  const comparison = useSelector(inspector, ({ children }) => children.comparison)
  const snapshot = useSelector(comparison, (current) => current)
  return { comparison, snapshot, other: journals.other }
}

/** Snapshot of the inspector with the journal shown; re-renders when the journal grows. */
export const useShown = () => {
  const { inspector, journals } = useInspectorContext()
  const snapshot = useSelector(inspector, (current) => current)
  return { snapshot, replayIndex: journals.replayIndex, differences: journals.differences }
}
