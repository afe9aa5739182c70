import { dialogForms } from "../../../core/forms/every-form.ts"
import { isEqual, type StepOf, type Sentences } from "../../../qa/paths/model.ts"
import { newAddress, order, type Snapshot } from "./dialogs.payloads.ts"
import { isOther } from "./dialogs.postconditions.ts"

const giftcards = "giftcards"

const isLiving = ({ context: { forms } }: Snapshot, name: unknown) => forms.some((form) => form === name)

const isLeftAlone = (before: Snapshot, after: Snapshot) =>
  isEqual([before.context.drafts, before.context.recalled], [after.context.drafts, after.context.recalled])

/** Drafts of forms: in this tab, before a reload, and in a closed tab. */
export const typedPostconditions: Sentences<StepOf<Snapshot>> = {
  "forgets what was typed into every form when its user goes or another comes, and what waits under the log-in": (step) => {
    const { after, before, emitted, event } = step
    const isGone = (event.type === "auth.loggedOut" && event["by"] !== "refusal") || isOther(before, event)
    if (emitted.some(({ type }) => type === "dialogs.inputCleared") !== isGone) return false
    return (
      !isGone ||
      (isEqual([after.context.drafts, after.context.recalled], [{}, []]) &&
        emitted.some((each) => isEqual(each, { type: "drafts.drop" })) &&
        emitted.filter(({ type }) => type === "form.reset").length === before.context.forms.length &&
        isEqual(after.context.behind, before.context.behind === null ? null : "page"))
    )
  },
  "gives a form that lives what a tab that is gone left of it, unless it is open about a thing of its own": ({
    after,
    before,
    emitted,
    event
  }) => {
    if (event.type !== "dialogs.hydrated") return true
    const { drafts, recalled } = before.context
    const taken = Object.entries(event["drafts"] as Snapshot["context"]["drafts"]).filter(
      ([name]) => drafts[name] === undefined && name !== "nothing" && !(name === "address" && isLiving(before, name))
    )
    const opened = taken.flatMap(([name, values]) => (isLiving(before, name) ? [{ type: "form.open", values }] : []))
    return (
      isEqual(after.context.drafts, { ...drafts, ...Object.fromEntries(taken) }) &&
      isEqual(after.context.recalled, [...recalled, ...taken.map(([name]) => name)]) &&
      isEqual(emitted, opened)
    )
  },
  "says of a form that opens that it stands as it was left elsewhere; what was left of another thing is gone": ({
    after,
    before,
    event,
    started
  }) => {
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
  "begins a form anew that is not wanted as it stands, and keeps nothing of it; a gift is chosen elsewhere": ({
    after,
    before,
    emitted,
    event
  }) => {
    if (event.type !== "dialogs.renew") return true
    const form: string = event["form"]
    if (form !== giftcards && !isLiving(before, form)) return isLeftAlone(before, after)
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
  "an order that is begun anew is still of its product": ({
    before: {
      context: { active }
    },
    emitted,
    event
  }) => {
    if (event.type !== "dialogs.renew" || event["form"] !== "order" || active === null || dialogForms[active.key] !== "order") return true
    const { comment, id, link } = order.props
    return isEqual(emitted[0], { type: "form.reset", values: { way: "quick", idProduct: String(id), link, comment } })
  },
  "a form that is begun anew takes nothing of a dialog that is not its own": ({ before, emitted, event }) => {
    const { active } = before.context
    if (event.type !== "dialogs.renew" || (active !== null && dialogForms[active.key] === event["form"])) return true
    return emitted.every((each) => each.type !== "form.reset" || each["values"] === undefined)
  },
  "keeps nothing on this device of a form that was taken": ({ after, before, emitted, event }) =>
    event.type !== "form.done" ||
    (isEqual(
      after.context.recalled,
      before.context.recalled.filter((name) => name !== event["form"])
    ) &&
      emitted.some((each) => isEqual(each, { type: "drafts.drop", form: event["form"] })))
}
