import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readJournal, writeJournal } from "../../../core/journal/file.ts"
import { type Journal, journalVersion } from "../../../core/journal/journal.ts"
import { jsonCopy } from "../../../qa/paths/recorded.ts"
import { unmaskedWriting } from "../../../qa/unmasked-writing.ts"

const journalOf = (...events: ReadonlyArray<Journal["entries"][number]["event"]>): Journal => ({
  version: journalVersion,
  incarnations: [{ actor: "shop", incarnation: 1, machine: "shop", ended: false }],
  entries: events.map((event, seq) => ({ seq, at: seq, actor: "shop", incarnation: 1, event }))
})
const fileOf = (journal: Journal) => ({ build: "b1", journal, states: [] })
const back = (text: string) => {
  const read = readJournal(text)
  if (read._tag === "Unreadable") throw new Error(read.detail)
  return read
}

describe("a journal as a file", () => {
  it("is read back unchanged", () => {
    fc.assert(
      fc.property(fc.array(fc.record({ type: fc.string(), payload: fc.jsonValue() })), (events) => {
        const file = jsonCopy(fileOf(journalOf(...events)))
        expect(back(writeJournal(file, unmaskedWriting)).file).toEqual(file)
      })
    )
  })

  it("writes an answer shared by several entries once, and restores the references", () => {
    const answer = { items: Array.from({ length: 24 }, (_, id) => ({ id, name: "Круг", price: 1 })), total: 24, page: 1 }
    const text = writeJournal(
      fileOf(journalOf({ type: "a", output: answer }, { type: "b", output: answer }, { type: "c", output: answer })),
      unmaskedWriting
    )
    expect(text.split('"Круг"').length - 1).toBe(24)
    const [first, second] = back(text).file.journal.entries
    expect(first?.event["output"]).toBe(second?.event["output"])
    expect(first?.event["output"]).toEqual(answer)
  })

  it("reports why it cannot be read", () => {
    const good = writeJournal(fileOf(journalOf({ type: "a" })), unmaskedWriting)
    const reason = (text: string) => {
      const read = readJournal(text)
      return read._tag === "Unreadable" ? read.reason : "read"
    }
    expect(reason(good)).toBe("read")
    expect(reason(good.slice(0, -10))).toBe("damaged")
    expect(reason("null")).toBe("damaged")
    expect(reason(good.replace('"seq":0', '"seq":"no"'))).toBe("damaged")
    expect(reason(good.replace("gran-journal", "other-journal"))).toBe("foreign")
    expect(reason(good.replace('"version":2', '"version":0'))).toBe("version")
  })

  it("never throws, for any input", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readJournal(text)._tag).toBe("Unreadable")
      })
    )
  })
})
