// @vitest-environment jsdom
import { Effect, Exit } from "effect"
import { afterEach, describe, expect, it, vi } from "vitest"
import { paperActions } from "../../adapters/browser/paper-actions-browser.ts"
import type { PaperActions } from "../../core/services/ports/papers.ts"
import { makePaperActions } from "../../adapters/memory/paper-actions-memory.ts"

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const secret = "https://gran.test/gifts/secret.pdf"

const actionsIn = (actions: PaperActions["Service"]) => [
  <E>(asked: Effect.Effect<string, E>) => actions.open(asked),
  <E>(asked: Effect.Effect<string, E>) => actions.copy(asked),
  <E>(asked: Effect.Effect<string, E>) => actions.share(asked)
]

/** A tab as `window.open` returns it. */
const aTab = () => {
  const replaced: Array<string> = []
  const tab = {
    opener: {} as unknown,
    document: { title: "", body: { textContent: "" } },
    location: { replace: (url: string) => void replaced.push(url) },
    close: vi.fn<() => void>()
  }
  return { tab, replaced }
}

describe.each([
  ["the browser", () => paperActions],
  ["the memory of a test", () => makePaperActions().service]
])("papers in %s", (_, actionsOf) => {
  it("fail with the error of their request", async () => {
    vi.spyOn(window, "open").mockReturnValue(aTab().tab as unknown as Window)
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() }, share: () => Promise.resolve() })
    const actions = actionsOf()
    for (const action of actionsIn(actions))
      expect(await Effect.runPromise(Effect.exit(action(Effect.fail("no"))))).toEqual(Exit.fail("no"))
  })

  it("report success without its content", async () => {
    vi.spyOn(window, "open").mockReturnValue(aTab().tab as unknown as Window)
    vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() }, share: () => Promise.resolve() })
    const actions = actionsOf()
    for (const action of actionsIn(actions)) expect(await Effect.runPromise(action(Effect.succeed(secret)))).toBe("done")
  })
})

describe("a paper in the browser", () => {
  it("opens its tab within the press, before the request, and shows the answer there", async () => {
    const { replaced, tab } = aTab()
    const open = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window)
    const isOpen: Array<boolean> = []
    const asked = Effect.sync(() => {
      isOpen.push(open.mock.calls.length === 1)
      return "/receipts/1.pdf"
    })
    expect(await Effect.runPromise(paperActions.open(asked))).toBe("done")
    expect([isOpen, replaced, tab.opener]).toEqual([[true], ["/receipts/1.pdf"], null])
  })

  it("closes the tab if the shop does not answer, or the request is cancelled", async () => {
    const { tab } = aTab()
    vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window)
    await Effect.runPromise(Effect.exit(paperActions.open(Effect.fail("no"))))
    expect(tab.close).toHaveBeenCalledTimes(1)
    const waits = Effect.runFork(paperActions.open(Effect.never))
    waits.interruptUnsafe()
    await vi.waitFor(() => expect(tab.close).toHaveBeenCalledTimes(2))
  })

  it("opens nothing without a press, as after a reload in the middle", async () => {
    const open = vi.spyOn(window, "open")
    vi.stubGlobal("navigator", { userActivation: { isActive: false } })
    expect(await Effect.runPromise(paperActions.open(Effect.die("asked")))).toBe("declined")
    expect(open).not.toHaveBeenCalled()
  })
})

describe("a link in the browser", () => {
  it("is written before it is available, if the browser supports that", async () => {
    const written: Array<string> = []
    class Item {
      readonly data: Record<string, Promise<Blob>>
      constructor(data: Record<string, Promise<Blob>>) {
        this.data = data
      }
    }
    const write = vi.fn<(items: ReadonlyArray<Item>) => Promise<void>>(
      async ([item]) => void written.push(await ((await item?.data["text/plain"])?.text() ?? ""))
    )
    vi.stubGlobal("ClipboardItem", Item)
    vi.stubGlobal("navigator", { clipboard: { write } })
    expect(await Effect.runPromise(paperActions.copy(Effect.succeed(secret)))).toBe("done")
    expect(written).toEqual([secret])
  })

  it("is forbidden without a clipboard, and declined when the shopper cancels", async () => {
    vi.stubGlobal("navigator", { share: () => Promise.reject(Object.assign(new Error("no"), { name: "AbortError" })) })
    expect(await Effect.runPromise(paperActions.copy(Effect.succeed(secret)))).toBe("forbidden")
    expect(await Effect.runPromise(paperActions.share(Effect.succeed(secret)))).toBe("declined")
  })
})
