import { maskitoTransform } from "@maskito/core"
import { useMaskito } from "@maskito/react"
import { type ComponentProps, type ReactNode, useId, useMemo } from "react"
import { longestText } from "../../core/domain/text/longest-text.ts"
import { type Field, textOf } from "../../core/domain/form/form.ts"
import { phoneFault } from "../../core/domain/form/phone-rule.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Checkbox } from "../ui/choices/checkbox.tsx"
import { Radio } from "../ui/choices/radio.tsx"
import { TextArea } from "../ui/text-area.tsx"
import { TextField } from "../ui/text-field.tsx"
import { FieldNote } from "./field-note.tsx"
import { useField } from "./form-context.ts"
import styles from "./form.module.css"
import { maskOptionsOf } from "./mask-options.ts"
import { PasswordField } from "./password-field.tsx"

type Props = {
  readonly name: string
  /** Replaces the label of a consent, which has a link. */
  readonly label?: ReactNode
}

export function FormField({ label, name }: Props) {
  const { field } = useField(name)
  switch (field.kind) {
    case "text":
    case "email":
    case "phone":
    case "date":
      return <LineField name={name} />
    case "lines":
      return <LinesField name={name} />
    case "flag":
      return <FlagField name={name} label={label} />
    case "choice":
      return <ChoiceField name={name} />
    case "secret":
      return <PasswordField name={name} />
    case "given":
      return null
  }
}

type FieldProps = Pick<Props, "name">

function LineField({ name }: FieldProps) {
  const { field, ...control } = useField(name)
  const options = useMemo(() => maskOptionsOf(field), [field])
  const ref = useMaskito({ options })
  const typed = textOf(control.value)
  return (
    <TextField
      {...textFieldProps(field, control)}
      {...lineOf(field)}
      ref={ref}
      detail={field.kind === "phone" && typed !== "" ? phoneFault(typed) : null}
      value={options === null ? typed : maskitoTransform(typed, options)}
    />
  )
}

function LinesField({ name }: FieldProps) {
  const { field, ...control } = useField(name)
  return <TextArea {...textFieldProps(field, control)} value={textOf(control.value)} />
}

function FlagField({ label, name }: Props) {
  const id = useId()
  const { error, field, isBusy, send, value } = useField(name)
  return (
    <div>
      <Checkbox
        name={name}
        checked={value === true}
        required={field.isRequired === true}
        aria-disabled={isBusy ? "true" : undefined}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        onChange={({ currentTarget: { checked } }) => send({ type: "form.change", field: name, value: checked })}
        onBlur={() => send({ type: "form.leave", field: name })}
      >
        {label ?? typeset(field.label)}
        {field.isRequired === true ? asterisk : null}
      </Checkbox>
      <FieldNote id={id} error={error} hint={field.hint} />
    </div>
  )
}

function ChoiceField({ name }: FieldProps) {
  const id = useId()
  const { error, field, isBusy, send, value } = useField(name)
  return (
    <fieldset className={styles["choice"]} aria-describedby={error === null ? undefined : id}>
      <legend>
        {field.label}
        {field.isRequired === true ? asterisk : null}
      </legend>
      {(field.options ?? []).map((option) => (
        <Radio
          key={option.value}
          name={name}
          value={option.value}
          checked={value === option.value}
          aria-disabled={isBusy ? "true" : undefined}
          aria-invalid={error !== null}
          onChange={() => send({ type: "form.change", field: name, value: option.value })}
          onBlur={() => send({ type: "form.leave", field: name })}
        >
          {option.label}
        </Radio>
      ))}
      <FieldNote id={id} error={error} hint={field.hint} />
    </fieldset>
  )
}

/** Required mark, hidden from assistive technology, which reads `required`. */
export const asterisk = (
  <span className={styles["asterisk"]} aria-hidden="true">
    {`${nbsp}*`}
  </span>
)

export const textFieldProps = (field: Field, { error, isBusy, send, value }: Omit<ReturnType<typeof useField>, "field">) => {
  const most = field.most ?? longestText
  return {
    name: field.name,
    label: field.label,
    hint: field.hint ?? null,
    error,
    count: field.isCounted === true ? ([textOf(value).length, field.counts ?? most] as const) : undefined,
    required: field.isRequired === true,
    maxLength: most,
    autoComplete: field.autocomplete,
    readOnly: isBusy,
    onInput: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      send({ type: "form.change", field: field.name, value: currentTarget.value }),
    onBlur: () => send({ type: "form.leave", field: field.name })
  }
}

/** Keyboard of a phone. */
const lineOf = ({ kind, mask }: Field): ComponentProps<"input"> => {
  if (kind === "email") return { type: "email", inputMode: "email", autoCapitalize: "none", spellCheck: false }
  if (kind === "phone") return { type: "tel", inputMode: "tel" }
  const isOfDigits = typeof mask === "object" && ("number" in mask || !/[SX]/.test(mask.pattern))
  return { type: "text", inputMode: isOfDigits ? "numeric" : "text" }
}
