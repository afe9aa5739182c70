// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { type ReactNode, Suspense } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { notProvided } from "../../core/kernel/not-provided.ts"
import { toastsMachine } from "../../core/machines/shell/toasts.machine.ts"
import { drawingOf } from "../../inspector/chart/drawing.ts"
import { type Moment, momentOf } from "../../inspector/moment.ts"
import { ChartView } from "../../inspector/view/chart-view.tsx"
import { CopyButton } from "../../inspector/view/copy-button.tsx"
import { InspectorProvider } from "../../inspector/view/inspector-context.tsx"
import { Sends } from "../../inspector/view/sends.tsx"
import { recordingInspector } from "../support/view/recording-inspector.ts"

afterEach(cleanup)

const show = { type: "toasts.show", toast: { kind: "success", text: "Письмо отправлено", undo: null }, isOfNetwork: false }
const events = [{ type: "xstate.init" }, show, show]

/** An inspector that records a tab in which two toasts were shown. */
const recording = async ({ copy = notProvided("copy") }: { readonly copy?: (text: string) => Promise<boolean> } = {}) => {
  const { inspector, journals } = await recordingInspector(toastsMachine, events)
  const moment = (): Moment => {
    const found = momentOf(journals.replayIndex, inspector.getSnapshot().context)
    if (found === undefined) throw new Error("no moment")
    return found
  }
  const draw = (part: ReactNode) =>
    act(async () => {
      render(<InspectorProvider value={{ inspector, journals, save: notProvided("save"), copy }}>{part}</InspectorProvider>)
      await drawing.layout
    })
  return { draw, inspector, moment }
}

const drawing = drawingOf("toasts", toastsMachine)

const linesOf = (mark: "crossed" | "covered"): ReadonlyArray<string | null> =>
  [...document.querySelectorAll(`text[data-${mark}="true"]`)].map(({ textContent }) => textContent)

describe("a chart", () => {
  it("highlights only the alternative that an event took", async () => {
    const { draw, moment } = await recording()
    await draw(
      <Suspense>
        <ChartView moment={moment()} drawing={drawing} zoom={null} coverage={undefined} />
      </Suspense>
    )
    expect(linesOf("crossed")).toEqual(["toasts.show / addToast, startNewestTimer"])
  })

  it("shows the coverage of transitions without a target", async () => {
    const { draw, moment } = await recording()
    const coverage = { states: ["shown"], transitions: ["shown --toasts.show#1--> stays"] }
    await draw(
      <Suspense>
        <ChartView moment={moment()} drawing={drawing} zoom={null} coverage={coverage} />
      </Suspense>
    )
    expect(linesOf("covered")).toEqual(["toasts.show / addToast"])
  })
})

describe("the events that a machine accepts", () => {
  it("are offered for sending only in the present", async () => {
    const { draw, inspector, moment } = await recording()
    await draw(<Sends moment={moment()} />)
    expect(screen.getByRole("heading").textContent).toBe("Можно отправить")
    cleanup()
    act(() => inspector.send({ type: "time.step", by: -1 }))
    await draw(<Sends moment={moment()} />)
    expect(screen.getByRole("heading").textContent).toBe("Приняла бы на этом шаге")
  })
})

describe("a copy button", () => {
  it.each([
    ["copies its text and says so", true, "Скопировано"],
    ["says that the browser refused", false, "Браузер не дал скопировать"]
  ])("%s", async (_, isAllowed, message) => {
    const copied: Array<string> = []
    const copy = (text: string) => {
      copied.push(text)
      return Promise.resolve(isAllowed)
    }
    const { draw } = await recording({ copy })
    await draw(<CopyButton text="core/machines/shell/toasts.machine.ts">toasts.machine</CopyButton>)
    await act(async () => {
      fireEvent.click(screen.getByRole("button"))
      await Promise.resolve()
    })
    expect(copied).toEqual(["core/machines/shell/toasts.machine.ts"])
    expect(screen.getByRole("status").textContent).toBe(message)
  })
})
