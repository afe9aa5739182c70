import { cleanup, fireEvent } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { RecordedView, Sent } from "./recorded-view.tsx"

/** Finds a control by its accessible name and uses it. */
export type Use = (name: string) => void

/** Accessible name of a control (a trailing `…` matches any rest), its use, and the commands that the view sends then, in order. */
export type ControlRow = readonly [name: string, use: Use, ...sent: ReadonlyArray<Sent>]

/**
 * Tests a table of controls against one rendering. `views` names the rendered files of `view/` that send the commands, comma-separated:
 * `tests/view/controls-guard.test.ts` requires every such file.
 */
export const testControls = (views: string, draw: () => Promise<RecordedView>, rows: ReadonlyArray<ControlRow>): void => {
  describe(`the controls of ${views}`, () => {
    let view: RecordedView | undefined
    beforeAll(async () => {
      view = await draw()
    })
    afterAll(cleanup)

    it.each(rows.map(asCase))("$title", ({ name, sent, use }) => {
      expect(view?.sentBy(() => use(name))).toEqual(sent)
    })
  })
}

const asCase = ([name, use, ...sent]: ControlRow) => ({
  title: `${name} sends ${sent.length === 0 ? "nothing" : sent.map(([, { type: command }]) => command).join(", ")}`,
  ...{ name, use, sent }
})

const roles = {
  button: "button, summary",
  link: "a[href]",
  checkbox: "input[type=checkbox]",
  radio: "input[type=radio]",
  list: "select",
  field: "input:not([type=checkbox]):not([type=radio]):not([type=hidden]), textarea",
  form: "form",
  part: "[role], nav, section, dialog, header, div"
} as const

/** The only control with this role and name. Testing Library's search by role takes ten times as long. */
export const controlOf = (role: keyof typeof roles, name: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>(roles[role])]
  const [found, ...others] = all.filter((each) => (name.endsWith("…") ? nameOf(each).startsWith(name.slice(0, -1)) : nameOf(each) === name))
  if (found === undefined) throw new Error(`No ${role} is named "${name}". There are: ${all.map(nameOf).join(" | ")}`)
  if (others.length > 0) throw new Error(`${others.length + 1} times ${role} is named "${name}"`)
  return found
}

/** Accessible name by the rules that the shop uses: attributes, label, text. */
const nameOf = (control: HTMLElement): string => {
  const by = control.getAttribute("aria-labelledby")?.split(" ")
  const texts = by?.map((id) => document.getElementById(id)?.textContent ?? "")
  return plain(control.getAttribute("aria-label") ?? texts?.join(" ") ?? labelOf(control) ?? control.textContent)
}

const labelOf = (control: HTMLElement): string | undefined => {
  if (!("labels" in control)) return undefined
  const [label] = (control as HTMLInputElement).labels ?? []
  const copy = label?.cloneNode(true) as HTMLElement | undefined
  for (const part of copy?.querySelectorAll("[aria-hidden=true], select, textarea") ?? []) part.remove()
  return copy?.textContent
}

const plain = (text: string): string => text.replaceAll("\u00AD", "").replaceAll(/\s+/g, " ").trim()

export const press: Use = (name) => fireEvent.click(controlOf("button", name))
export const follow: Use = (name) => fireEvent.click(controlOf("link", name))
export const tick: Use = (name) => fireEvent.click(controlOf("checkbox", name))
export const choose: Use = (name) => fireEvent.click(controlOf("radio", name))

/** Chooses a value of a list. */
export const select =
  (value: string): Use =>
  (name) =>
    fireEvent.change(controlOf("list", name), { target: { value } })

/** Types into a field. */
export const type =
  (value: string): Use =>
  (name) =>
    fireEvent.input(controlOf("field", name), { target: { value } })

export const leave: Use = (name) => fireEvent.blur(controlOf("field", name))

export const typeAndLeave =
  (value: string): Use =>
  (name) => {
    type(value)(name)
    leave(name)
  }

/** Presses a key in a field. */
export const key =
  (pressed: string): Use =>
  (name) =>
    fireEvent.keyDown(controlOf("field", name), { key: pressed })

/** Submits the form that this button belongs to. */
export const submit: Use = (name) => fireEvent.submit(controlOf("button", name))
