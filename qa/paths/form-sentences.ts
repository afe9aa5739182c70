import type { SnapshotFrom } from "xstate"
import { type Errors, type FormDefinition, emptyValues, describeRefusal, type Values } from "../../core/domain/form/form.ts"
import type { FormContext, FormMachine } from "../../core/machines/forms/form.machine.ts"
import { currentState, isEqual, isSame, type ModelOf, type StepOf } from "./model.ts"

type Snapshot = SnapshotFrom<FormMachine>
type Step = StepOf<Snapshot>

/** Texts and sentences of every form; its model adds the world and stages. */
export const formSentences = (
  definition: FormDefinition
): Pick<ModelOf<Snapshot>, "describeState" | "eventTexts" | "invariants" | "postconditions"> => {
  const errorsIn = (context: FormContext) => findErrors(definition, context)
  const isKnown = (field: unknown) => definition.fields.some(({ name }) => name === field)
  const plainFields = definition.fields.flatMap(({ kind, name }) => (kind === "secret" ? [] : [name]))
  return {
    describeState: (snapshot) => {
      const { banner, errors, next, tries, values } = snapshot.context
      const wrong = Object.keys(errors)
      const left = next === null ? "" : next.values === undefined ? ", left" : `, to be opened with ${JSON.stringify(next.values)}`
      const filled = Object.entries(values).flatMap(([name, value]) => (value === "" || value === false ? [] : [name]))
      const holds = filled.length === 0 ? "the form is empty" : `the form has ${filled.join(" and ")}`
      const messages = `${wrong.length === 0 ? "" : `, errors at ${wrong.join(", ")}`}${banner === null ? "" : `, message «${banner}»`}`
      return `${currentState(snapshot)}: ${holds}${messages}, ${tries} tries${left}`
    },
    eventTexts: {
      "form.change": ({ field, value }) => `${String(field)} becomes «${String(value)}»`,
      "form.setVerdicts": ({ field, verdicts }) =>
        `${String(field)} is typed and ${verdicts[String(field)] === null ? "valid" : "invalid"}`,
      "form.leave": ({ field }) => `${String(field)} is left`,
      "form.open": "the form opens",
      "form.reset": "the form is reset",
      "form.resume": "the form may be sent again",
      "form.submit": "the form is sent",
      "form.reconnected": "the network is back",
      "xstate.done.actor.submit": ({ output }) =>
        output._tag === "Success" ? "the server accepts the form" : `the server answers ${String(output.error._tag)}`,
      "xstate.error.actor.submit": "the call throws"
    },
    invariants: {
      "is submitting or done only without errors": (snapshot) =>
        currentState(snapshot).startsWith("open") || isEqual(errorsIn(snapshot.context), {}),
      "shows a message or errors after a refusal": ({ context: { banner, errors }, ...snapshot }) =>
        currentState(snapshot) !== "open.refused" || banner !== null || !isEqual(errors, {}),
      "waits for the network only without errors, in a form that may be sent later": (snapshot) =>
        snapshot.hasTag("waiting")
          ? definition.isSentLater === true &&
            isEqual(errorsIn(snapshot.context), {}) &&
            snapshot.context.banner === describeRefusal(definition, { _tag: "Offline" }).banner &&
            "watchNetwork" in snapshot.children
          : !("watchNetwork" in snapshot.children),
      "has no errors before the first try": ({ context: { errors, tries } }) => tries > 0 || isEqual(errors, {}),
      "can be sent exactly while it can be edited": (snapshot) => snapshot.can({ type: "form.submit" }) === snapshot.hasTag("editable"),
      "is left or opened again only while it is sent": (snapshot) => snapshot.context.next === null || snapshot.matches("submitting"),
      "has errors only for its own fields": ({ context: { errors } }) => Object.keys(errors).every(isKnown),
      "stores no secret": ({ context: { values } }) => isEqual(Object.keys(values), plainFields),
      "has a message for every refusal": () =>
        (["SecretsGone", "TooOften", "Offline", "Unreachable", "ServerFailed", "Unreadable", "Defect"] as const).every((_tag) => {
          const { banner } = describeRefusal(definition, { _tag })
          return banner !== null && banner !== ""
        })
    },
    postconditions: {
      "stores a typed value, and clears the message and the field's error": (step) => {
        const { after, before, event } = step
        if (event.type !== "form.change") return true
        if (before.matches("submitting") || !isKnown(event["field"])) return isSame(step)
        const { banner, errors, values } = after.context
        const expected = { ...before.context.values, [event["field"]]: event["value"] }
        return (
          currentState(after) === "open.editing" &&
          isEqual(values, expected) &&
          banner === null &&
          isEqual(errors, without(before.context.errors, event["field"]))
        )
      },
      "can be sent again unchanged after a resume; is left while it is sent": (step) => {
        const { after, before, event } = step
        if (event.type !== "form.resume") return true
        if (before.matches("submitting")) return isOnlyNext(step, before.context.next ?? {})
        if (!isOpen(before)) return isSame(step)
        return currentState(after) === "open.editing" && isEqual(after.context, { ...before.context, errors: {}, banner: null })
      },
      "stores the verdict on a secret, and clears its error": (step) => {
        const { after, before, event } = step
        if (event.type !== "form.setVerdicts") return true
        if (!isOpen(before) || !isKnown(event["field"])) return isSame(step)
        const { banner, errors, verdicts } = after.context
        const isCleared = banner === null && isEqual(errors, without(before.context.errors, event["field"]))
        return currentState(after) === "open.editing" && isEqual(verdicts, event["verdicts"]) && isCleared
      },
      "shows the error of a field that is left after the first try": (step) => {
        const { after, before, event } = step
        if (event.type !== "form.leave") return true
        const wrong = errorsIn(before.context)[event["field"]]
        if (!isOpen(before) || before.context.tries === 0 || wrong === undefined) return isSame(step)
        return currentState(after) === currentState(before) && after.context.errors[event["field"]] === wrong
      },
      "sends a form without errors, otherwise shows them, and counts the try": (step) => {
        const { after, before, event } = step
        if (event.type !== "form.submit") return true
        if (!isOpen(before)) return isSame(step)
        const wrong = errorsIn(before.context)
        const { banner, errors, tries } = after.context
        const isCounted = banner === null && tries === before.context.tries + 1
        return (
          currentState(after) === (isEqual(wrong, {}) ? "submitting" : "open.editing") &&
          isEqual(sorted(errors), sorted(wrong)) &&
          isCounted
        )
      },
      "sends a waiting form when the network is back, and counts the try": (step) => {
        const { after, before, event } = step
        if (event.type !== "form.reconnected") return true
        if (!before.hasTag("waiting")) return isSame(step)
        return currentState(after) === "submitting" && after.context.banner === null && after.context.tries === before.context.tries + 1
      },
      "is done after an accepted submit, and emits the answer": ({ after, emitted, event }) =>
        event.type !== "xstate.done.actor.submit" ||
        event["output"]._tag !== "Success" ||
        (currentState(after) === "done" &&
          isEqual(after.context.answer, event["output"].value) &&
          isEqual(emitted, [{ type: "form.done", form: definition.name, answer: event["output"].value }])),
      "shows the message of every refusal and of a defect, unless it was left": ({ after, before, event }) => {
        if (!isRefused(event) || before.context.next !== null) return true
        const { banner, errors } = describeRefusal(definition, event["output"]?.error ?? { _tag: "Defect" })
        const isWaiting = event["output"]?.error?._tag === "Offline" && definition.isSentLater === true
        return (
          currentState(after) === (isWaiting ? "open.waiting" : "open.refused") &&
          after.context.banner === banner &&
          isEqual(after.context.errors, errors)
        )
      },
      "keeps the typed values after every refusal": ({ after, before, event }) =>
        event.type.startsWith("form.") || before.context.next?.values !== undefined || isEqual(after.context.values, before.context.values),
      "is open without messages and does not wait for the network once a left form is refused": ({ after, before, event }) => {
        const { next, values } = before.context
        if (!isRefused(event) || next === null) return true
        const { banner, errors, next: nextOpening, values: shown } = after.context
        return (
          currentState(after) === (definition.isStored === true ? "open.reading" : "open.editing") &&
          isEqual([banner, errors, nextOpening, shown], [null, {}, null, next.values ?? values])
        )
      },
      "opens with typed or prefilled values; a reset drops the typed ones": (step) => isFreshForm(definition, step)
    }
  }
}

const isOpen = (snapshot: Snapshot) => currentState(snapshot).startsWith("open")

const isFreshForm = (definition: FormDefinition, step: Step): boolean => {
  const { after, before, event } = step
  if (event.type !== "form.open" && event.type !== "form.reset") return true
  if (before.matches("submitting")) return isNextOpening(definition, step)
  const { answer, banner, errors, tries, values, verdicts } = after.context
  const isShownAgain = event.type === "form.open" && isOpen(before)
  const expected = filled(isShownAgain ? before.context.values : emptyValues(definition), event["values"])
  const isBlank = answer === null && banner === null && tries === 0 && isEqual([errors, verdicts], [{}, {}])
  return currentState(after) === "open.editing" && isEqual(values, expected) && isBlank
}

/** An opening while the form is sent waits for the answer; one of the same subject changes nothing. */
const isNextOpening = (definition: FormDefinition, step: Step): boolean => {
  const { before, event } = step
  const { next } = before.context
  if (event.type === "form.reset") return isOnlyNext(step, { values: filled(emptyValues(definition), event["values"]) })
  return isOnlyNext(step, next?.values === undefined ? null : { values: filled(next.values, event["values"]) })
}

const isOnlyNext = ({ after, before }: Step, next: FormContext["next"]): boolean =>
  currentState(after) === currentState(before) && isEqual(after.context, { ...before.context, next })

const isRefused = (event: Step["event"]): boolean => event.type.endsWith("actor.submit") && event["output"]?._tag !== "Success"

/** Prefilled values where nothing was typed. */
const filled = (typed: Values, prefilled: Values = {}): Values => ({
  ...typed,
  ...Object.fromEntries(Object.entries(prefilled).filter(([name]) => typed[name] === ""))
})

/** All errors of the values; a secret without a verdict is missing. */
const findErrors = ({ check, fields }: FormDefinition, { values, verdicts }: FormContext): Errors => {
  const secrets = fields.flatMap(({ isRequired, kind, name }) => {
    const error = name in verdicts ? verdicts[name] : isRequired ? "Обязательное поле" : null
    return kind === "secret" && typeof error === "string" ? [[name, error] as const] : []
  })
  return { ...check(values), ...Object.fromEntries(secrets) }
}

const sorted = (errors: Errors) => Object.entries(errors).toSorted(([one], [other]) => (one < other ? -1 : 1))

const without = (errors: Errors, field: string): Errors => Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
