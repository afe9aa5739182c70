import { useEffect, useMemo, useRef } from "react"
import { organization } from "../../core/domain/content/organization.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { questionValues, questionForm } from "../../core/forms/question.ts"
import type { FeatureActor } from "../../core/shop/shop.ts"
import { unbrokenPhone } from "../../core/domain/form/phone.ts"
import { ConsentField } from "../forms/consent-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import { FormFrame } from "../forms/form-frame.tsx"
import { useActor, useUser } from "../shop-context.tsx"
import { useSendWhenRunning } from "../use-send.ts"
import styles from "./question-form.module.css"
import { TopicField, type Topics } from "./topic-field.tsx"

type Props = {
  readonly topics: Topics
  /** Article or order number from the URL, or empty. */
  readonly about: string
}

/** Hidden without scripts, which it needs. */
export function QuestionForm({ about, topics }: Props) {
  const user = useUser() ?? null
  const actor = useActor("question")
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => copyTyped(form.current, actor), [actor])
  const command = useMemo(() => ({ type: "form.open", values: questionValues(user, about) }) as const, [about, user])
  useSendWhenRunning("question", command)
  return (
    <>
      <noscript>
        <p className={styles["other"]}>
          {typeset(
            `Эта форма работает с JavaScript. Без него позвоните нам: ${unbrokenPhone(organization.phone)}, или напишите на ${organization.email}.`
          )}
        </p>
      </noscript>
      <div ref={form} className={styles["form"]}>
        <FormFrame definition={questionForm} actor={actor} submit="Отправить вопрос" busy="Отправляем">
          <TopicField topics={topics} />
          <FormField name="questionText" />
          <FormField name="about" />
          <div className={styles["pair"]}>
            <FormField name="name" />
            <FormField name="email" />
          </div>
          <ConsentField name="agreement" />
        </FormFrame>
      </div>
    </>
  )
}

/** Copies what was typed and chosen before hydration into the machine. */
const copyTyped = (form: HTMLElement | null, actor: FeatureActor<"question">): void => {
  const { values } = actor.getSnapshot().context
  for (const input of form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("textarea, input") ?? []) {
    const value = typedIn(input)
    if (value !== "" && (values[input.name] === "" || values[input.name] === false))
      actor.send({ type: "form.change", field: input.name, value })
  }
}

const typedIn = (input: HTMLInputElement | HTMLTextAreaElement): string | true => {
  if (input.type !== "checkbox" && input.type !== "radio") return input.value
  return "checked" in input && input.checked ? (input.type === "checkbox" ? true : input.value) : ""
}
