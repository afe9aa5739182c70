import { expect, test } from "vitest"
import { makeOutbox } from "../../core/services/outbox.ts"

const write = (key: string, quantity = 1) => ({ kind: "add", id: "0-1", quantity, key })

test("a tab replaces its own writes and leaves another's where they are", () => {
  const merge = makeOutbox()
  const other = write("other-tab-0")
  expect(merge({ writes: [other] }, [write("this-tab-0")])).toEqual([other, write("this-tab-0")])
  expect(merge({ writes: [other, write("this-tab-0")] }, [write("this-tab-0", 2), write("this-tab-1")])).toEqual([
    other,
    write("this-tab-0", 2),
    write("this-tab-1")
  ])
})

test("a write that this tab has sent is removed, and one of another tab remains", () => {
  const merge = makeOutbox()
  merge(undefined, [write("this-tab-0")])
  expect(merge({ writes: [write("this-tab-0"), write("other-tab-0")] }, [])).toEqual([write("other-tab-0")])
})

test("a write without a key is not stored yet", () => {
  expect(makeOutbox()(undefined, [write(""), write("this-tab-0")])).toEqual([write("this-tab-0")])
})

test("a stored value that is not a list of writes is ignored, and an unreadable write is preserved", () => {
  for (const stored of [undefined, null, "writes", 7, {}, { writes: "none" }]) expect(makeOutbox()(stored, [])).toEqual([])
  expect(makeOutbox()({ writes: [null, "lost", { id: 1 }] }, [write("this-tab-0")])).toEqual([null, "lost", { id: 1 }, write("this-tab-0")])
})
