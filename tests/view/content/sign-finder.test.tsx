// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { readBirthday } from "../../../core/domain/content/birthday.ts"
import { SignFinder } from "../../../view/content/horoscope/sign-finder.tsx"

afterEach(cleanup)

it("the search for a sign leaves the focus at its button, and shows the date of the address", () => {
  const { rerender } = render(<SignFinder birthday={readBirthday("")} />)
  const values = () => screen.getAllByRole<HTMLSelectElement>("combobox").map(({ value }) => value)
  const button = screen.getByRole("button", { name: "Найти" })
  button.focus()
  fireEvent.click(button)
  rerender(<SignFinder birthday={readBirthday("?day=30&month=7")} />)
  expect([document.activeElement === button, values()]).toEqual([true, ["30", "7"]])
  rerender(<SignFinder birthday={readBirthday("?day=1&month=2")} />)
  expect(values()).toEqual(["1", "2"])
})
