/** A mutant that changes nothing that anyone could see, with the reason. It is known by its file or machine and by its words, without a line. */
export type Exception = { readonly mutant: string; readonly reason: string }

const reasons: Readonly<Record<string, ReadonlyArray<string>>> = {
  "the chart has asked before: the action is done only where it is so, and the body asks for its types": [
    'core/machines/auth.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/auth.machine.ts: «output._tag === "Success"» becomes «true»',
    'core/machines/builds.machine.ts: «read._tag === "Success"» becomes «true»',
    'core/machines/catalogue.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/comparison.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/favourites.machine.ts: «answer?._tag === "Success"» becomes «true»',
    'core/machines/hints.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/journal-desk.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/menu.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/orders.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/addresses.machine.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/payment.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/placed-order.machine.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/reference.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/report.machine.ts: «sent._tag === "Success"» becomes «true»',
    'core/machines/search.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/session.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/viewed.machine.ts: «answer._tag === "Success"» becomes «true»',
    'core/machines/cart-setup.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/wishlist-setup.ts: «outcome._tag === "Success"» becomes «true»',
    'core/machines/wishlist-setup.ts: «outcome?._tag === "Success"» becomes «true»',
    'core/machines/comparison.machine.ts: «event.output._tag === "Failure"» becomes «true»',
    'core/machines/journal-desk.machine.ts: «event.output._tag === "Failure"» becomes «true»',
    'core/machines/page.machine.ts: «event.output._tag === "Failure"» becomes «true»',
    'core/machines/inspector.machine.ts: «event.output._tag === "Failure"» becomes «true»',
    'core/machines/confirmation.machine.ts: «outcome._tag === "Failure"» becomes «true»',
    "core/machines/account.machine.ts: «user === null» becomes «false»",
    "core/machines/auth.machine.ts: «user === null» becomes «false»",
    "core/machines/addresses.machine.ts: «deeds[0] === undefined» becomes «false»",
    "core/machines/orders.machine.ts: «cancelled === null» becomes «false»",
    'core/machines/cart-setup.ts: «outcome?._tag !== "Success" || done === undefined» becomes «false»',
    'core/machines/cart-setup.ts: «outcome?._tag !== "Success" || done === undefined» becomes «(outcome?._tag !== "Success" && done === undefined)»',
    'core/machines/cart-setup.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «true»',
    'core/machines/cart-setup.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «(outcome?._tag === "Failure" || outcome.error._tag === "Refused")»',
    'core/machines/wishlist-setup.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «true»',
    'core/machines/wishlist-setup.ts: «outcome?._tag === "Failure" && outcome.error._tag === "Refused"» becomes «(outcome?._tag === "Failure" || outcome.error._tag === "Refused")»',
    'core/machines/payment.machine.ts: «outcome._tag === "Failure" && outcome.error._tag === "Refused"» becomes «true»',
    'core/machines/payment.machine.ts: «event.type === "payment.settle"» becomes «true»',
    'core/machines/comparison.machine.ts: «event.type === "comparison.open"» becomes «true»',
    'core/machines/favourites.machine.ts: «event.type === "favourites.copy"» becomes «true»',
    'core/machines/inspector.machine.ts: «event.type === "journal.open"» becomes «true»'
  ],
  "it rests with something to send or to ask, which it then does at once": [
    "cart: stale --cart.watch to resting",
    "cart: stale --always to resting",
    "cart: waiting --cart.wake to resting",
    "cart: waiting --after pause to resting",
    "cart: waiting --after longPause to resting",
    "cart: parked --always to resting",
    "platform: pausing --platform.wake to resting",
    "platform: pausing --after pause to resting",
    "platform: pausing --after longPause to resting",
    "platform: parked --always to resting"
  ],
  "a picture that is seen whole is near for no moment: it is whole at once": [
    "gallery: open --gallery.step to open.near",
    "gallery: open.turning --gallery.switch to open.near"
  ],
  "what the menu does not take the overlay takes, and does the same": ["header: overlay.open.desktopMenu --header.chooseItem #1"]
}

export const exceptions: ReadonlyArray<Exception> = Object.entries(reasons).flatMap(([reason, mutants]) =>
  mutants.map((mutant) => ({ mutant, reason }))
)

/** Whether it stands among the exceptions; a line in its words does not matter, so that it stays known when the file grows. */
export const isExcused = (mutant: string, among = exceptions): boolean => among.some((each) => withoutLine(mutant).endsWith(each.mutant))

const withoutLine = (words: string) => words.replace(/(\.tsx?):\d+: /, "$1: ")
