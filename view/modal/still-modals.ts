/** Makes modal dialogs inert: they would escape an `inert` ancestor and take the page's focus. */
export const makeModalsInert = (): void => {
  const prototype = HTMLDialogElement.prototype
  const showModal: unknown = Object.getOwnPropertyDescriptor(prototype, "showModal")?.value
  if (typeof showModal !== "function") return
  prototype.showModal = function showStill() {
    this.inert = true
    Reflect.apply(showModal, this, [])
  }
}
