import { answerInspector } from "../../core/journal/answer-inspector.ts"
import type { Recorder } from "../../core/journal/record.ts"
import { type FromInspector, type FromTab, inspectorChannel, type TabInfo } from "../../core/journal/wire.ts"
import { tabSizes } from "./tab-sizes.ts"

/**
 * Lets an inspector in another tab of this origin see this one (`/inspector`). It only answers: no timer, no observer, nothing is kept for
 * an inspector, so a tab that nobody inspects pays nothing, and one whose inspector went away pays nothing again.
 */
export const linkInspector = ({ build, recorder }: { readonly build: string; readonly recorder: Recorder }): void => {
  const channel = new BroadcastChannel(inspectorChannel)
  const id = nameOfTab()
  const info = (): TabInfo => ({ id, build, title: document.title, path: location.pathname + location.search })
  const tell = (message: FromTab) => post(channel, message)

  channel.addEventListener("message", ({ data }: MessageEvent<FromInspector>) => {
    const answer = answerInspector({ recorder, info, sizes: tabSizes }, data)
    if (answer !== undefined) tell(answer)
  })
  addEventListener("pagehide", () => {
    keepName(id)
    tell({ type: "gone", tab: id })
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    takeName()
    tell({ type: "here", info: info() })
  })
  tell({ type: "here", info: info() })
}

/**
 * A tab goes by one name through its reloads, so that an inspector can follow it. The name is put by only while no page of the tab stands: a copy of
 * the tab, which gets a copy of what it keeps, then has a name of its own.
 */
const nameOfTab = (): string => takeName() ?? crypto.getRandomValues(new Uint32Array(2)).join("-")

const nameKey = "gran.tab"

const takeName = (): string | null => {
  try {
    const name = sessionStorage.getItem(nameKey)
    sessionStorage.removeItem(nameKey)
    return name
  } catch {
    // A browser that keeps nothing gives the tab another name after each load.
    return null
  }
}

const keepName = (name: string): void => {
  try {
    sessionStorage.setItem(nameKey, name)
  } catch {
    // The same: an inspector takes it for another tab.
  }
}

/** What a defect brought into an event that is no JSON goes as JSON has it: an inspector is needed most when something is wrong. */
const post = (channel: BroadcastChannel, message: FromTab): void => {
  try {
    channel.postMessage(message)
  } catch {
    channel.postMessage(JSON.parse(JSON.stringify(message)))
  }
}
