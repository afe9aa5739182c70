// @vitest-environment jsdom
import { expect, it } from "vitest"
import { makeModalsInert } from "../../../view/modal/still-modals.ts"

it("a modal dialog opens inert", () => {
  const prototype = HTMLDialogElement.prototype
  const before = Object.getOwnPropertyDescriptor(prototype, "showModal")
  const opened: Array<HTMLDialogElement> = []
  prototype.showModal = function show() {
    opened.push(this)
  }
  try {
    makeModalsInert()
    const dialog = document.createElement("dialog")
    dialog.showModal()
    expect([opened, dialog.inert]).toEqual([[dialog], true])
  } finally {
    if (before === undefined) Reflect.deleteProperty(prototype, "showModal")
    else Object.defineProperty(prototype, "showModal", before)
  }
})
