/** A modal dialog lives even within `inert`, and takes the focus out of the page around its frame: from here on each is inert itself. */
export const stillModals = (): void => {
  const prototype = HTMLDialogElement.prototype
  const show: unknown = Object.getOwnPropertyDescriptor(prototype, "showModal")?.value
  if (typeof show !== "function") return
  prototype.showModal = function showStill() {
    this.inert = true
    Reflect.apply(show, this, [])
  }
}
