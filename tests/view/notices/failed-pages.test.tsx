// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import { failureTexts, type LoadFailure } from "../../../core/domain/navigation/load-failure.ts"
import { ErrorPage } from "../../../view/notices/error-page.tsx"
import { LoadFailed } from "../../../view/notices/load-failed.tsx"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

const failure = { message: "Page Not Found: /nowhere", stack: "Error: Page Not Found\n    at resolve" }

describe("the error page", () => {
  it("[ERR-004] shows an image", () => {
    render(<ErrorPage debug={null} />)
    expect(screen.getByRole("img", { name: exactText("Чертёж бриллианта, из которого вынута одна грань") })).toBeTruthy()
  })

  it("[ERR-005] states after the image that the page was not found", () => {
    render(<ErrorPage debug={null} />)
    const text = screen.getByRole("heading", { level: 1, name: exactText("К сожалению, страница, которую вы искали, не найдена.") })
    expect(screen.getByRole("img").compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })

  it("[ERR-006] links to the catalogue, and to the diamonds", () => {
    render(<ErrorPage debug={null} />)
    expect(screen.getByRole("link", { name: exactText("Перейти в каталог") }).getAttribute("href")).toBe("/jewelry/")
    expect(screen.getByRole("link", { name: exactText("Найти бриллиант") }).getAttribute("href")).toBe("/diamonds")
  })

  it("[ERR-008] shows the message and the stack in debug mode", () => {
    render(<ErrorPage debug={failure} />)
    expect(screen.getByText(/Page Not Found: \/nowhere/).textContent).toBe(`${failure.message}\n\n${failure.stack}`)
  })

  it("shows a message without a stack alone", () => {
    render(<ErrorPage debug={{ ...failure, stack: null }} />)
    expect(screen.getByText(/Page Not Found: \/nowhere/).textContent).toBe(failure.message)
  })

  it("[ERR-009] shows neither outside debug mode", () => {
    const { container } = render(<ErrorPage debug={null} />)
    expect(container.querySelector("pre")).toBeNull()
    expect(container.textContent).not.toContain("Page Not Found")
  })
})

const reasons = Object.keys(failureTexts) as ReadonlyArray<LoadFailure>

describe("a page that did not load", () => {
  it("is opened in another tab by a press with a modifier key", () => {
    const onRetry = vi.fn<() => void>()
    render(<LoadFailed reason="network" requestId={null} onRetry={onRetry} retryHref="#here" />)
    const retry = screen.getByRole("link", { name: "Повторить" })
    expect([fireEvent.click(retry, { ctrlKey: true }), onRetry.mock.calls.length]).toEqual([true, 0])
    expect([fireEvent.click(retry), onRetry.mock.calls.length]).toEqual([false, 1])
  })

  it("has a text for every reason", () => {
    const titles = reasons.map((reason) => {
      render(<LoadFailed reason={reason} requestId={null} onRetry={() => {}} retryHref="/diamonds" />)
      const text = screen.getByRole("heading", { level: 1 }).textContent
      cleanup()
      return text
    })
    expect(new Set(titles).size).toBe(reasons.length)
  })

  it("retries without leaving the page, and is a plain link without scripts", () => {
    const onRetry = vi.fn<() => void>()
    render(<LoadFailed reason="network" requestId={null} onRetry={onRetry} retryHref="/diamonds/2" />)
    const control = screen.getByRole("link", { name: "Повторить" })
    expect(control.getAttribute("href")).toBe("/diamonds/2")
    const isPrevented = !fireEvent.click(control)
    expect({ isPrevented, asked: onRetry.mock.calls.length }).toEqual({ isPrevented: true, asked: 1 })
  })

  it("shows the request id if available", () => {
    render(<LoadFailed reason="server" requestId="req-7f3a" onRetry={() => {}} retryHref="/" />)
    expect(screen.getByText("Номер запроса: req-7f3a")).toBeTruthy()
    cleanup()
    render(<LoadFailed reason="server" requestId={null} onRetry={() => {}} retryHref="/" />)
    expect(screen.queryByText(/Номер запроса/)).toBeNull()
  })
})
