// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react"
import fc from "fast-check"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { watchTranslators } from "../../adapters/browser/translation/translators.ts"
import { ErrorBoundary } from "../../view/error-boundary.tsx"
import { translatePage } from "../support/browser/translator.ts"

type Shown = { readonly price: number; readonly isBusy: boolean; readonly note: string | null; readonly lines: ReadonlyArray<string> }

/** Texts beside conditional elements, in every arrangement. */
function Piece({ isBusy, lines, note, price }: Shown) {
  return (
    <section>
      <p>
        {price} ₽{note === null ? null : <b>{note}</b>}, доставка завтра
      </p>
      <button type="button">{isBusy ? <>{loader} Добавляем</> : "В корзину"}</button>
      <p>
        {note}
        {isBusy ? "ждём" : null}
        <i>итого</i>
        {lines.length > 1 ? `${lines.length} вещи` : null}
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            {line}: {price}
          </li>
        ))}
      </ul>
    </section>
  )
}

const loader = <span className="loader" />

/** Lets the page's observers run. */
const turn = () => new Promise((done) => setTimeout(done))

let end: () => void = () => undefined
beforeAll(async () => {
  watchTranslators()
  await import("../../adapters/browser/translation/translated.ts")
})
afterEach(() => {
  end()
  cleanup()
  vi.restoreAllMocks()
})

describe("a translated page", () => {
  it("shows the same as the untranslated one after any changes, without errors", async () => {
    const shown = fc.record({
      price: fc.integer({ min: 1, max: 9 }),
      isBusy: fc.boolean(),
      note: fc.option(fc.constantFrom("скидка", "новинка")),
      lines: fc.uniqueArray(fc.constantFrom("кольцо", "серьги", "колье"))
    })
    await fc.assert(
      fc.asyncProperty(fc.array(shown, { minLength: 2, maxLength: 6 }), async (steps) => {
        const [first = { price: 1, isBusy: false, note: null, lines: [] }] = steps
        const errors: Array<unknown> = []
        const draw = (step: Shown) => (
          <ErrorBoundary resetKey={0} onBreak={(breakage) => errors.push(breakage.message)}>
            <Piece {...step} />
          </ErrorBoundary>
        )
        const { container, rerender } = render(draw(first))
        end = translatePage()
        await turn()
        expect(container.querySelectorAll("font").length).toBeGreaterThan(0)
        for (const step of steps) {
          const plain = document.createElement("div")
          const twin = render(<Piece {...step} />, { container: plain })
          rerender(draw(step))
          await act(turn)
          expect(container.textContent).toBe(plain.textContent)
          twin.unmount()
        }
        expect(errors).toEqual([])
        end()
        cleanup()
      }),
      { numRuns: 40, seed: 33 }
    )
  })

  it("is rendered again in place if an extension has removed a node of React", async () => {
    vi.spyOn(console, "error").mockReturnValue()
    const broken: Array<string> = []
    const draw = (isMore: boolean) => (
      <ErrorBoundary resetKey={0} onBreak={({ message }) => broken.push(message)}>
        <p>Кольцо{isMore ? ", с гравировкой" : null}</p>
      </ErrorBoundary>
    )
    const { container, rerender } = render(draw(true))
    const paragraph = container.querySelector("p")
    const words = document.createElement("span")
    words.textContent = paragraph?.textContent ?? ""
    paragraph?.replaceChildren(words)
    rerender(draw(false))
    expect([broken, container.textContent, container.querySelectorAll("p").length]).toEqual([[], "Кольцо", 1])
  })
})
