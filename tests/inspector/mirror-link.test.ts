import { afterEach, expect, it, vi } from "vitest"
import { type Journal, journalVersion } from "../../core/journal/journal.ts"
import { type FromMirror, mirrorChannel, type ToMirror } from "../../core/journal/wire.ts"
import { Journals } from "../../inspector/journals.ts"
import { linkMirror } from "../../inspector/mirror-link.ts"
import { familyMachines } from "../support/family.ts"

const closings: Array<() => void> = []
afterEach(() => {
  for (const close of closings.splice(0)) close()
})

const journalOf = (actor: string): Journal => ({
  version: journalVersion,
  incarnations: [{ actor, incarnation: 1, machine: "family", ended: false }],
  entries: [{ seq: 0, at: 0, actor, incarnation: 1, event: { type: "xstate.init" } }]
})

/** An inspector at the last entry, with the listener that its machine calls after a change. */
const openInspector = async (id: string) => {
  const journals = await Journals.over(familyMachines)
  const listeners: Array<() => void> = []
  const faults: Array<ReadonlyArray<string>> = []
  const inspector = {
    getSnapshot: () => ({ context: { count: 1, position: null } }),
    send: (event: { readonly faults: ReadonlyArray<string> }) => void faults.push(event.faults),
    subscribe: (listener: () => void) => {
      listeners.push(listener)
      return { unsubscribe: () => undefined }
    }
  }
  closings.push(linkMirror(inspector as never, journals, id))
  const show = (actor: string) => {
    journals.open("b1", journalOf(actor), [])
    for (const listener of listeners) listener()
  }
  return { faults, show }
}

const openScreen = () => {
  const channel = new BroadcastChannel(mirrorChannel)
  const drawn: Array<ToMirror> = []
  channel.addEventListener("message", ({ data }: MessageEvent<ToMirror | FromMirror>) => (data.type === "draw" ? drawn.push(data) : 0))
  closings.push(() => channel.close())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has its own origin's listeners alone
  return { drawn, post: (message: FromMirror) => channel.postMessage(message) }
}

it("draws the screen anew for another journal of the same build and length, or clears it", async () => {
  const { faults, show } = await openInspector("one")
  const { drawn, post } = openScreen()
  show("shop")
  post({ type: "ready", inspector: "one", mirror: "m" })
  await vi.waitFor(() => expect(drawn).toHaveLength(1))
  show("shop")
  await vi.waitFor(() => expect(drawn).toHaveLength(2))
  show("family")
  await vi.waitFor(() => expect(drawn).toHaveLength(3))
  expect(drawn.map(({ of, tree }) => [of, tree?.root])).toEqual([
    [1, "shop"],
    [2, "shop"],
    [3, undefined]
  ])
  expect(faults.at(-1)?.[0]).toMatch(/нет самого магазина/)
})

it("leaves the screens of another inspector alone", async () => {
  const [one, other] = [await openInspector("one"), await openInspector("other")]
  const { drawn, post } = openScreen()
  one.show("shop")
  other.show("shop")
  post({ type: "ready", inspector: "one", mirror: "m" })
  await vi.waitFor(() => expect(drawn).toHaveLength(1))
  post({ type: "drawn", inspector: "one", of: 1, faults: ["a fault"] })
  await vi.waitFor(() => expect(one.faults.at(-1)).toEqual(["a fault"]))
  expect(drawn.map(({ inspector }) => inspector)).toEqual(["one"])
  expect(other.faults).toEqual([])
})
