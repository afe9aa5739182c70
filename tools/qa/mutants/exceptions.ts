/** Equivalent mutant with the reason, identified by file or machine and description, without a line. */
export type Exception = { readonly mutant: string; readonly reason: string }

const reasons: Readonly<Record<string, ReadonlyArray<string>>> = {
  "the chart has asked before: the action is done only where it is so, and the body asks for its types": [
    'core/machines/account/auth.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'inspector/machines/comparison.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/favourites/favourites.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/account/hints.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/maintenance/journal-desk.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/shell/menu.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/orders/orders.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/account/addresses.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/checkout/payment.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/orders/placed-order.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/maintenance/report.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/search/search.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/account/session.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/product/live-stone.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/product/viewed.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/cart/cart.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/visits/visits.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/constructor/custom-piece.machine.ts: «outcome?._tag === "Success"» becomes «true»',
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
  "it rests with something to send or to ask, which it then does at once": [
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
  "a picture that is seen whole is near for no moment: it is whole at once": [
    "gallery: open --gallery.step to open.near",
    "gallery: open.turning --gallery.switch to open.near"
  ],
  "the drawing of a cut is larger or smaller by a thousandth, which no eye tells": [
    "core/domain/product/cut-drawing.ts: «750» becomes «751»"
  ],
  "the same is done again in a moment, to the same end": [
    "adapters/browser/focus-cover.ts: «true» becomes «false»",
    "adapters/browser/preloads-browser.ts: «true» becomes «false»"
  ],
  "when its time comes it looks again whether nothing has the focus": ["adapters/browser/focus-trail.ts: «isNowhere()» becomes «true»"],
  "a schema of parameters comes to an object: the condition is there for its types": [
    "adapters/http/api-request.ts: «Predicate.isObject(wire)» becomes «true»"
  ],
  "the map shows the whole country all the same": ["adapters/browser/map-drawing.ts: «61» becomes «62»"],
  "what the menu does not take the overlay takes, and does the same": ["header: overlay.open.desktopMenu --header.chooseItem #1"]
}

export const exceptions: ReadonlyArray<Exception> = Object.entries(reasons).flatMap(([reason, mutants]) =>
  mutants.map((mutant) => ({ mutant, reason }))
)

/** Checks for an exception; line numbers are ignored, so that it survives edits. */
export const isExcused = (mutant: string, among = exceptions): boolean => among.some((each) => withoutLine(mutant).endsWith(each.mutant))

const withoutLine = (words: string) => words.replace(/(\.tsx?):\d+: /, "$1: ")
