import type { AnyEventObject, CallbackActorLogic } from "xstate"
import { fromCallback } from "xstate"
import type { ReplayIndex } from "../core/journal/replay-index.ts"
import { type FromInspector, type FromTab, inspectorChannel } from "../core/journal/wire.ts"
import { inspectorId } from "./inspector-id.ts"
import type { LinkFact, LinkOrder } from "./machines/inspector.machine.ts"
import type { Journals } from "./journals.ts"

/** Polling interval of an attached tab, in milliseconds. */
const pollIntervalMs = 100

/** Unanswered intervals after which a tab counts as gone: a crashed tab sends nothing. */
const maxUnanswered = 50

/** Polls the shop's tabs, so that they do no work for an inspector that is gone. */
export const link = (journals: Journals): CallbackActorLogic<LinkOrder> =>
  fromCallback<LinkOrder>(({ receive, sendBack }) => {
    const connection = new Connection(journals, sendBack)
    receive((order) => connection.handle(order))
    return () => connection.close()
  })

class Connection {
  readonly #journals: Journals
  readonly #notify: (fact: LinkFact) => void
  readonly #channel = new BroadcastChannel(inspectorChannel)
  #tab: string | null = null
  /** Tab of the last journal received. */
  #shown: string | null = null
  #timer: ReturnType<typeof setInterval> | undefined
  #unanswered = 0

  constructor(journals: Journals, notify: (fact: LinkFact) => void) {
    this.#journals = journals
    this.#notify = notify
    this.#channel.addEventListener("message", ({ data }: MessageEvent<FromTab>) => this.#receive(data))
    this.#post({ type: "who" })
  }

  handle(order: LinkOrder): void {
    switch (order.type) {
      case "attach":
        return this.#attach(order.id)
      case "detach":
        return this.#detach()
      case "send":
        return this.#send(order.actor, order.event)
    }
  }

  close(): void {
    this.#detach()
    this.#channel.close()
  }

  #attach(tab: string): void {
    this.#detach()
    this.#tab = tab
    this.#poll(null)
    this.#timer = setInterval(() => this.#pollAgain(), pollIntervalMs)
  }

  #detach(): void {
    clearInterval(this.#timer)
    this.#tab = null
    this.#unanswered = 0
  }

  #pollAgain(): void {
    if (this.#tab === null) return
    if (this.#unanswered >= maxUnanswered) return this.#giveUp(this.#tab)
    if (this.#unanswered === 0) this.#poll(this.#journals.replayIndex.lastSeq)
    else this.#unanswered++
  }

  /** Asks once more who is there: a tab that was only paused answers when it goes on. */
  #giveUp(tab: string): void {
    this.#notify({ type: "tab.gone", id: tab })
    this.#post({ type: "who" })
  }

  #poll(after: number | null): void {
    if (this.#tab === null) return
    this.#unanswered++
    this.#post({ type: "more", tab: this.#tab, inspector: inspectorId, after })
  }

  #send(actor: string, event: AnyEventObject): void {
    if (this.#tab !== null) this.#post({ type: "send", tab: this.#tab, inspector: inspectorId, actor, event })
  }

  #receive(message: FromTab): void {
    switch (message.type) {
      case "here":
        return this.#notify({ type: "tab.seen", tab: message.info })
      case "gone":
        return this.#notify({ type: "tab.gone", id: message.tab })
      case "whole":
        return this.#isOurs(message) ? this.#replace(message) : undefined
      case "grown":
        return this.#isOurs(message) ? this.#append(message) : undefined
      case "sent":
        return this.#isOurs(message) ? this.#notify({ type: "event.judged", verdict: message.verdict }) : undefined
    }
  }

  #isOurs({ inspector, tab }: { readonly inspector: string; readonly tab: string }): boolean {
    return inspector === inspectorId && tab === this.#tab
  }

  #replace({ build, journal, sizes }: Extract<FromTab, { readonly type: "whole" }>): void {
    this.#unanswered = 0
    const before = this.#shown === this.#tab ? this.#journals.replayIndex : undefined
    this.#journals.open(build, journal, sizes)
    this.#shown = this.#tab
    const { replayIndex } = this.#journals
    const dropped = before === undefined ? null : droppedFrom(before, replayIndex)
    this.#notify({ type: "journal.arrived", build, count: replayIndex.length, actor: this.#journals.firstShown(), dropped })
  }

  #append({ grown, info }: Extract<FromTab, { readonly type: "grown" }>): void {
    this.#unanswered = 0
    const { replayIndex } = this.#journals
    const isResized = replayIndex.resize(grown.sizes)
    if (grown.entries.length === 0 && !isResized) return
    replayIndex.append(grown.incarnations, grown.entries)
    this.#notify({ type: "journal.grew", count: replayIndex.length })
    if (grown.isMore) this.#poll(replayIndex.lastSeq)
    this.#notify({ type: "tab.seen", tab: info })
  }

  #post(message: FromInspector): void {
    this.#channel.postMessage(message)
  }
}

/** Entries dropped from the start of a continued journal; `null` if `after` does not continue `before`. */
const droppedFrom = (before: ReplayIndex, after: ReplayIndex): number | null => {
  const [last, first] = [before.entry(before.length - 1), after.entry(0)]
  if (last === undefined || first === undefined || before.build !== after.build) return null
  const sameEntry = after.entry(after.positionOf(last.seq) ?? -1)
  if (sameEntry?.at !== last.at || sameEntry.actor !== last.actor) return null
  return Math.max(0, before.positionOf(first.seq) ?? 0)
}
