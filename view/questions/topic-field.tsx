import { useId } from "react"
import type { AnswerByKey } from "../../core/contract/calls.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useField } from "../forms/form-context.ts"
import { FieldNote } from "../forms/field-note.tsx"
import { asterisk } from "../forms/form-field.tsx"
import { Radio } from "../ui/choices/radio.tsx"
import styles from "./question-form.module.css"

export type Topics = AnswerByKey["questions.topics"]["items"]

/** Topics offered by the shop (CNT-006). */
export function TopicField({ topics }: { readonly topics: Topics }) {
  const id = useId()
  const { error, field, isBusy, send, value } = useField("topic")
  return (
    <fieldset className={styles["topics"]} aria-describedby={error === null ? undefined : id}>
      <legend className="title">
        {field.label}
        {asterisk}
      </legend>
      <div className={styles["options"]}>
        {topics.map(({ code, hint, name }) => (
          <Radio
            key={code}
            name="topic"
            value={code}
            required
            checked={value === code}
            aria-disabled={isBusy ? "true" : undefined}
            aria-invalid={error !== null}
            onChange={() => send({ type: "form.change", field: "topic", value: code })}
            onBlur={() => send({ type: "form.leave", field: "topic" })}
          >
            {typeset(name)}
            <small>{typeset(hint)}</small>
          </Radio>
        ))}
      </div>
      <FieldNote id={id} error={error} />
    </fieldset>
  )
}
