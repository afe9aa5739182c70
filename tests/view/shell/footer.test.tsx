// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, describe, expect, it } from "vitest"
import { createActor, fromPromise, type SnapshotFrom } from "xstate"
import type { FormRefusal } from "../../../core/domain/form/form.ts"
import { newsletterForm } from "../../../core/forms/newsletter.ts"
import { failed, type Outcome, succeeded } from "../../../core/kernel/outcome.ts"
import { type FormEvent, type FormMachine, formMachine, type Submission } from "../../../core/machines/forms/form.machine.ts"
import { Footer } from "../../../view/shell/footer.tsx"
import { model } from "../../paths/marketing/newsletter.model.ts"
import { menu } from "../../../qa/samples/content.ts"
import { pathsThrough } from "../../../qa/paths/paths.ts"
import { exactText } from "../../../qa/pages/text-pattern.ts"

afterEach(cleanup)

type Snapshot = SnapshotFrom<FormMachine>

const snapshots = pathsThrough(model.world).map(({ snapshot, title }) => ({ title, newsletter: snapshot as Snapshot }))
const [fresh] = snapshots
if (fresh === undefined) throw new Error("no snapshot of the newsletter")
const frame = { menu, domain: "gran.example", newsletter: fresh.newsletter, send: () => undefined } as const

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: exactText("Ваш e-mail") })
const consent = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /^Даю\sсогласие/ })

describe("the footer", () => {
  it("[SHL-003] lists every section of its menu, which is the menu of a page without scripts", () => {
    render(<Footer {...frame} />)
    const all = screen.getByRole("navigation", { name: exactText("Все разделы") })
    expect(all.id).toBe("menu")
    const listed = (root: ParentNode) => [...root.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])
    const expected = menu.footer.map((item) => (item.children.length > 0 ? item.children : [item]).map(({ link, title }) => [title, link]))
    // The last column holds the shop's contacts.
    expect([...all.querySelectorAll("details")].slice(0, -1).map(listed)).toEqual(expected)
    expect([...all.querySelectorAll("div")].slice(0, -1).map(listed)).toEqual(expected)
  })

  it("[CNT-016] names the phone of the central office, with a menu and without one", () => {
    const { rerender } = render(<Footer {...frame} />)
    expect(document.querySelector(`a[href^="tel:"]`)?.textContent).toMatch(/^8\s800\s000-00-00$/)
    rerender(<Footer {...frame} menu={null} />)
    expect(document.querySelector(`a[href^="tel:"]`)?.textContent).toMatch(/^8\s800\s000-00-00$/)
  })

  it("links to the legal pages", () => {
    render(<Footer {...frame} />)
    expect(screen.getByRole("link", { name: "Политика конфиденциальности" }).getAttribute("href")).toBe("/privacy-policy/")
    expect(screen.getByRole("link", { name: "Условия продажи" }).getAttribute("href")).toBe("/terms-and-conditions/")
  })
})

describe("the newsletter's form", () => {
  it("[SHL-006] is submitted to the server without scripts, with consent unticked", () => {
    const { container } = render(<Footer {...frame} />)
    const form = container.querySelector("form")
    expect([form?.getAttribute("action"), form?.method]).toEqual(["/subscribe", "post"])
    expect([field().name, consent().name, consent().checked]).toEqual(["email", "accept", false])
  })

  it("sends its values at each change and on submit", () => {
    const sent: Array<FormEvent> = []
    const { container } = render(<Footer {...frame} send={(event) => void sent.push(event)} />)
    fireEvent.change(field(), { target: { value: "anna@example.ru" } })
    fireEvent.click(consent())
    fireEvent.submit(container.querySelector("form") ?? document.body)
    const written = [
      { type: "form.change", field: "email", value: "anna@example.ru" },
      { type: "form.change", field: "accept", value: true }
    ]
    expect(sent).toEqual([...written, ...written, { type: "form.submit" }])
  })

  it("[SHL-008] names missing values without sending, preserves the address when the shop fails, and thanks on success", async () => {
    const answers = [
      failed({ _tag: "Unreachable", call: "subscriptions.subscribe", requestId: null, timedOut: false } as const),
      succeeded({ email: "vera@example.ru" })
    ]
    const sent: Array<Submission> = []
    const submit = fromPromise<Outcome<unknown, FormRefusal>, Submission>(({ input }) => {
      sent.push(input)
      return Promise.resolve(answers[sent.length - 1] ?? succeeded({}))
    })
    const actor = createActor(
      formMachine(newsletterForm).provide({ actors: { submit }, actions: { publishDone: () => undefined } })
    ).start()
    const drawn = () => <Footer {...frame} newsletter={actor.getSnapshot()} send={(event) => actor.send(event)} />
    const { container, rerender } = render(drawn())
    actor.subscribe(() => rerender(drawn()))
    const send = () => fireEvent.submit(container.querySelector("form") ?? document.body)
    send()
    expect(screen.getAllByText("Обязательное поле").length).toBeGreaterThan(0)
    fireEvent.change(field(), { target: { value: "vera@" } })
    send()
    expect([screen.getByText("Некорректный адрес") !== null, sent]).toEqual([true, []])
    fireEvent.change(field(), { target: { value: "vera@example.ru" } })
    send()
    expect([screen.getAllByText("Обязательное поле").length, sent]).toEqual([1, []])
    fireEvent.click(consent())
    send()
    expect((await screen.findByRole("alert")).textContent).toMatch(/Нет\sсвязи/)
    expect(field().value).toBe("vera@example.ru")
    send()
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/vera@example\.ru/))
    expect(sent).toHaveLength(2)
    expect(document.activeElement).toBe(document.querySelector("[data-answer]"))
  })

  it.each(snapshots.filter(({ newsletter }) => newsletter.context.tries > 0))(
    "leaves the focus where it is when a page shows it answered: $title",
    ({ newsletter }) => {
      render(<Footer {...frame} newsletter={newsletter} />)
      expect(document.activeElement).toBe(document.body)
    }
  )

  it("leaves the focus where it is when the answer comes on a later page", async () => {
    const { resolve, promise } = Promise.withResolvers<Outcome<unknown, FormRefusal>>()
    const submit = fromPromise<Outcome<unknown, FormRefusal>, Submission>(() => promise)
    const actor = createActor(
      formMachine(newsletterForm).provide({ actors: { submit }, actions: { publishDone: () => undefined } })
    ).start()
    const drawn = () => <Footer {...frame} newsletter={actor.getSnapshot()} send={(event) => actor.send(event)} />
    const { container, rerender } = render(drawn())
    actor.subscribe(() => rerender(drawn()))
    fireEvent.change(field(), { target: { value: "vera@example.ru" } })
    fireEvent.click(consent())
    fireEvent.submit(container.querySelector("form") ?? document.body)
    history.pushState(null, "", "/diamonds")
    const link = screen.getByRole("link", { name: "Условия продажи" })
    link.focus()
    resolve(succeeded({ email: "vera@example.ru" }))
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/vera@example\.ru/))
    expect(document.activeElement).toBe(link)
    history.pushState(null, "", "/")
  })

  it.each(["typed", "refused while it is sent"])("forgets the values of a user who signs out: %s", async (when) => {
    const { resolve, promise } = Promise.withResolvers<Outcome<unknown, FormRefusal>>()
    const submit = fromPromise<Outcome<unknown, FormRefusal>, Submission>(() => promise)
    const actor = createActor(formMachine(newsletterForm).provide({ actors: { submit } })).start()
    const drawn = () => <Footer {...frame} newsletter={actor.getSnapshot()} send={(event) => actor.send(event)} />
    const { container, rerender } = render(drawn())
    actor.subscribe(() => rerender(drawn()))
    fireEvent.change(field(), { target: { value: "vera@example.ru" } })
    fireEvent.click(consent())
    if (when !== "typed") fireEvent.submit(container.querySelector("form") ?? document.body)
    act(() => actor.send({ type: "form.reset" }))
    resolve(failed({ _tag: "Unreachable", call: "subscriptions.subscribe", requestId: null, timedOut: false }))
    await waitFor(() => expect([field().value, consent().checked]).toEqual(["", false]))
  })

  it("is submitted to the server while its machine is loading", () => {
    const { container } = render(<Footer {...frame} newsletter={undefined} />)
    const form = container.querySelector("form") ?? document.body
    expect(fireEvent.submit(form)).toBe(true)
  })

  it.each(snapshots)("shows errors, success and failure: $title", ({ newsletter }) => {
    const { banner, errors } = newsletter.context
    render(<Footer {...frame} newsletter={newsletter} />)
    expect(screen.getByRole("status").textContent).toMatch(newsletter.matches("done") ? /^Мы\sотправили письмо/ : /^$/)
    expect(screen.queryByRole("alert") === null).toBe(banner === null)
    if (newsletter.matches("done")) return
    expect(screen.getByRole("button", { name: /Подписаться|Отправляем/ })).toHaveProperty(
      "disabled",
      !newsletter.can({ type: "form.submit" })
    )
    expect(field().readOnly).toBe(!newsletter.can({ type: "form.change", field: "email", value: "" }))
    expect(field().getAttribute("aria-invalid")).toBe(String(errors["email"] !== undefined))
    expect(consent().getAttribute("aria-invalid")).toBe(String(errors["accept"] !== undefined))
    const texts = Object.values(errors)
    for (const text of texts) expect(screen.getAllByText(exactText(text))).toHaveLength(texts.filter((each) => each === text).length)
  })
})
