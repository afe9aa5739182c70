import { useSelector } from "@xstate/react"
import { createContext, use } from "react"
import type { ActorRefFrom } from "xstate"
import type { inspectorMachine } from "../machines/inspector.machine.ts"
import type { Journals } from "../journals.ts"

export type Inspector = ActorRefFrom<typeof inspectorMachine>
type Given = {
  readonly inspector: Inspector
  readonly journals: Journals
  readonly save: (name: string, text: string, type: string) => void
  readonly copy: (text: string) => void
}

const Given = createContext<Given | null>(null)

export const InspectorProvider = Given.Provider

const useGiven = (): Given => {
  const given = use(Given)
  if (given === null) throw new Error("a part of the inspector stands outside of it")
  return given
}

/** Where intents go. */
export const useInspector = (): Inspector => useGiven().inspector

/** Gives the visitor a text as a file. */
export const useSave = (): Given["save"] => useGiven().save

/** Gives the visitor a text to paste. */
export const useCopy = (): Given["copy"] => useGiven().copy

/** What stands beside it, to compare with. */
export const useOther = () => {
  const { inspector, journals } = useGiven()
  const comparison = useSelector(inspector, ({ children }) => children.comparison)
  const snapshot = useSelector(comparison, (current) => current)
  return { comparison, snapshot, other: journals.other }
}

/** What the inspector stands at, with the journal that it shows. It is drawn anew when the journal has grown. */
export const useShown = () => {
  const { inspector, journals } = useGiven()
  const snapshot = useSelector(inspector, (current) => current)
  return { snapshot, replayIndex: journals.replayIndex, differences: journals.differences }
}
