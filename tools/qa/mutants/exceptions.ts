/** Equivalent mutant, by file or machine and description, without a line. */
export type Exception = { readonly mutant: string; readonly reason: string }

const reasons: Readonly<Record<string, ReadonlyArray<string>>> = {
  "the chart runs the action only where the condition holds; the body repeats it to narrow its types": [
    'core/machines/account/auth.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'inspector/machines/comparison.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/favourites/favourites.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/account/hints.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/maintenance/journal-desk.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/shell/menu.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/orders/orders.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/account/addresses.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/checkout/payment.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/orders/placed-order.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/maintenance/report.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/search/search.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/account/session.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/product/live-stone.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/product/viewed.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/cart/cart.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/visits/visits.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/constructor/custom-piece.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/checkout/checkout.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/checkout/checkout.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/favourites/wishlist.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/favourites/wishlist.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/navigation/page.machine.ts: «event.output._tag === "Failure"» becomes «true»',
    'core/machines/account/confirmation.machine.ts: «outcome._tag === "Failure"» becomes «true»',
    "core/machines/account/account.machine.ts: «user === null» becomes «false»",
    "core/machines/account/auth.machine.ts: «user === null» becomes «false»",
    "core/machines/account/addresses.machine.ts: «operations[0] === undefined» becomes «false»",
    "core/machines/orders/orders.machine.ts: «cancelled === null» becomes «false»",
    "core/machines/orders/orders.machine.ts: «orders === null» becomes «false»",
    "core/machines/orders/orders.machine.ts: «0» becomes «1»",
    'core/machines/diamond-orders/diamond-orders.machine.ts: «outcome._tag === "Success"» becomes «true»',
    "core/machines/diamond-orders/diamond-orders.machine.ts: «cancelled === null» becomes «false»",
    "core/machines/diamond-orders/diamond-orders.machine.ts: «orders === null» becomes «false»",
    "core/machines/diamond-orders/diamond-orders.machine.ts: «0» becomes «1»",
    "core/machines/visits/visits.machine.ts: «cancelled === null» becomes «false»",
    'core/machines/alerts/alerts.machine.ts: «outcome._tag === "Success"» becomes «true»',
    "core/machines/alerts/alerts.machine.ts: «ending === null» becomes «false»",
    'core/machines/cart/cart.machine.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «true»',
    'core/machines/cart/cart.machine.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «(outcome?._tag === "Failure" || outcome.error._tag === "Refused")»',
    'core/machines/favourites/wishlist.machine.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «true»',
    'core/machines/favourites/wishlist.machine.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «(outcome?._tag === "Failure" || outcome.error._tag === "Refused")»',
    'core/machines/checkout/payment.machine.ts: «outcome._tag === "Failure" && outcome.error._tag === "Refused"» becomes «true»',
    'core/machines/checkout/payment.machine.ts: «event.type === "payment.settle"» becomes «true»',
    'inspector/machines/comparison.machine.ts: «event.type === "comparison.open"» becomes «true»',
    'core/machines/favourites/favourites.machine.ts: «event.type === "favourites.copy"» becomes «true»',
    'inspector/machines/inspector.machine.ts: «event.type === "journal.open"» becomes «true»'
  ],
  "the machine rests with something to send or to request, and sends it at once": [
    "cart: stale --page.shown #0 to resting",
    "cart: stale --always to resting",
    "cart: waiting --cart.reconnected to resting",
    "cart: waiting --cart.retry to resting",
    "cart: waiting --after pause to resting",
    "cart: waiting --after longPause to resting",
    "cart: suspended --always to resting",
    "platform: pausing --platform.reconnected to resting",
    "platform: pausing --after pause to resting",
    "platform: pausing --after longPause to resting",
    "platform: suspended --always to resting"
  ],
  "a picture that is shown whole leaves the zoomed state at once": [
    "gallery: open --gallery.step to open.near",
    "gallery: open.turning --gallery.toggleTurning to open.near"
  ],
  "the drawing of a cut changes by about a thousandth of its size, which nobody can see": [
    "core/domain/product/cut-drawing.ts: «750» becomes «751»"
  ],
  "the same is done again a moment later, with the same result": [
    "adapters/browser/focus-cover.ts: «true» becomes «false»",
    "adapters/browser/preloads-browser.ts: «true» becomes «false»"
  ],
  "the timer checks again that nothing has the focus": ["adapters/browser/focus-trail.ts: «hasNoFocus()» becomes «true»"],
  "a schema of parameters always encodes to an object: the condition only narrows the type": [
    "adapters/http/api-request.ts: «Predicate.isObject(wire)» becomes «true»"
  ],
  "the map shows the whole country in both cases": ["adapters/browser/map-drawing.ts: «61» becomes «62»"],
  "the overlay handles the same event in the same way": ["header: overlay.open.desktopMenu --header.chooseItem #1"]
}

export const exceptions: ReadonlyArray<Exception> = Object.entries(reasons).flatMap(([reason, mutants]) =>
  mutants.map((mutant) => ({ mutant, reason }))
)

/** Ignores line numbers, so that exceptions survive edits. */
export const isExcused = (mutant: string, among = exceptions): boolean => among.some((each) => withoutLine(mutant).endsWith(each.mutant))

const withoutLine = (text: string) => text.replace(/(\.tsx?):\d+: /, "$1: ")
