import { dialogForms } from "../../../core/forms/every-form.ts"
import { isEqual, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import { newAddress, order, type Snapshot } from "./dialogs.payloads.ts"
import { isOther } from "./dialogs.postconditions.ts"

const giftcards = "giftcards"

const orderedProduct = { way: "quick", idProduct: String(order.props.id), link: order.props.link, comment: order.props.comment }

const isRunning = ({ context: { forms } }: Snapshot, name: unknown) => forms.some((form) => form === name)

const isUnchanged = (before: Snapshot, after: Snapshot) =>
  isEqual([before.context.drafts, before.context.recalled], [after.context.drafts, after.context.recalled])

/** Drafts of forms: in this tab, before a reload, and in a closed tab. */
export const typedPostconditions: Sentences<StepOf<Snapshot>> = {
  "clears drafts and interrupted dialog when the user signs out or changes": (step) => {
    const { after, before, emitted, event } = step
    const isUserChanged = (event.type === "auth.loggedOut" && event["by"] !== "refusal") || isOther(before, event)
    if (emitted.some(({ type }) => type === "dialogs.inputCleared") !== isUserChanged) return false
    return (
      !isUserChanged ||
      (isEqual([after.context.drafts, after.context.recalled], [{}, []]) &&
        emitted.some((each) => isEqual(each, { type: "drafts.drop" })) &&
        emitted.filter(({ type }) => type === "form.reset").length === before.context.forms.length &&
        isEqual(after.context.behind, before.context.behind === null ? null : "page"))
    )
  },
  "keeps the product of an open order when the input is cleared": ({ before, emitted }) => {
    const { active } = before.context
    const isCleared = emitted.some(({ type }) => type === "dialogs.inputCleared")
    if (!isCleared || active === null || dialogForms[active.key] !== "order") return true
    return emitted.some((each) => isEqual(each, { type: "form.reset", values: orderedProduct }))
  },
  "fills running forms with restored drafts, except a running address form": ({ after, before, emitted, event }) => {
    if (event.type !== "dialogs.hydrated") return true
    const { drafts, recalled } = before.context
    const restoredDrafts = Object.entries(event["drafts"] as Snapshot["context"]["drafts"]).filter(
      ([name]) => drafts[name] === undefined && name !== "nothing" && !(name === "address" && isRunning(before, name))
    )
    const opened = restoredDrafts.flatMap(([name, values]) => (isRunning(before, name) ? [{ type: "form.open", values }] : []))
    return (
      isEqual(after.context.drafts, { ...drafts, ...Object.fromEntries(restoredDrafts) }) &&
      isEqual(after.context.recalled, [...recalled, ...restoredDrafts.map(([name]) => name)]) &&
      isEqual(emitted, opened)
    )
  },
  "does not restore the draft of another address into a new form": ({ after, before, event, started }) => {
    if (event.type !== "dialogs.open") return true
    const { recalled } = before.context
    if (event["key"] !== newAddress.key || !recalled.includes("address")) return isEqual(after.context.recalled, recalled)
    return (
      isEqual(
        after.context.recalled,
        recalled.filter((name) => name !== "address")
      ) && !JSON.stringify(started).includes("Тверь")
    )
  },
  "resets a discarded form, and deletes its draft; a gift certificate only loses its draft": ({ after, before, emitted, event }) => {
    if (event.type !== "dialogs.renew") return true
    const form: string = event["form"]
    if (form !== giftcards && !isRunning(before, form)) return isUnchanged(before, after)
    const { [form]: _, ...others } = before.context.drafts
    return (
      isEqual([after.context.drafts, after.context.recalled], [others, before.context.recalled.filter((name) => name !== form)]) &&
      emitted.filter(({ type }) => type === "form.reset").length === (form === giftcards ? 0 : 1) &&
      isEqual(
        emitted.filter(({ type }) => type === "drafts.drop"),
        [{ type: "drafts.drop", form }]
      )
    )
  },
  "keeps the product of an order that is reset": ({
    before: {
      context: { active }
    },
    emitted,
    event
  }) => {
    if (event.type !== "dialogs.renew" || event["form"] !== "order" || active === null || dialogForms[active.key] !== "order") return true
    return isEqual(emitted[0], { type: "form.reset", values: orderedProduct })
  },
  "takes no values from a dialog that is not the reset form's own": ({ before, emitted, event }) => {
    const { active } = before.context
    if (event.type !== "dialogs.renew" || (active !== null && dialogForms[active.key] === event["form"])) return true
    return emitted.every((each) => each.type !== "form.reset" || each["values"] === undefined)
  },
  "deletes the stored draft of an accepted form": ({ after, before, emitted, event }) =>
    event.type !== "form.done" ||
    (isEqual(
      after.context.recalled,
      before.context.recalled.filter((name) => name !== event["form"])
    ) &&
      emitted.some((each) => isEqual(each, { type: "drafts.drop", form: event["form"] })))
}
