import { answerInspector } from "../../core/journal/answer-inspector.ts"
import type { Recorder } from "../../core/journal/record.ts"
import { type FromInspector, type FromTab, inspectorChannel, type TabInfo } from "../../core/journal/wire.ts"
import { tabSizes } from "./tab-sizes.ts"

/** Announces this tab to inspectors in other tabs (`/inspector`) and replies to them. */
export const linkInspector = ({ build, recorder }: { readonly build: string; readonly recorder: Recorder }): void => {
  const channel = new BroadcastChannel(inspectorChannel)
  const id = tabId()
  const info = (): TabInfo => ({ id, build, title: document.title, path: location.pathname + location.search })
  const notify = (message: FromTab) => post(channel, message)

  channel.addEventListener("message", ({ data }: MessageEvent<FromInspector>) => {
    const answer = answerInspector({ recorder, info, sizes: tabSizes }, data)
    if (answer !== undefined) notify(answer)
  })
  addEventListener("pagehide", () => {
    storeId(id)
    notify({ type: "gone", tab: id })
  })
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return
    takeId()
    notify({ type: "here", info: info() })
  })
  notify({ type: "here", info: info() })
}

/** Id that survives reloads. It is stored only between pages, because a duplicated tab copies the storage. */
const tabId = (): string => takeId() ?? crypto.getRandomValues(new Uint32Array(2)).join("-")

const idKey = "gran.tab"

const takeId = (): string | null => {
  try {
    const stored = sessionStorage.getItem(idKey)
    sessionStorage.removeItem(idKey)
    return stored
  } catch {
    return null
  }
}

const storeId = (id: string): void => {
  try {
    sessionStorage.setItem(idKey, id)
  } catch {
    // The next page gets another id.
  }
}

/** Sends values that cannot be cloned as JSON. */
const post = (channel: BroadcastChannel, message: FromTab): void => {
  try {
    channel.postMessage(message)
  } catch {
    channel.postMessage(JSON.parse(JSON.stringify(message)))
  }
}
