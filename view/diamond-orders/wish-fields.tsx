import { textOf } from "../../core/domain/form/form.ts"
import type { ReactNode } from "react"
import { FormField, textFieldProps } from "../forms/form-field.tsx"
import { useField } from "../forms/form-context.ts"
import { Select } from "../ui/select.tsx"
import { Tiles } from "../ui/choices/tiles.tsx"
import styles from "./wish.module.css"

export const WishStep = ({ children, title }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles["step"]}>
    <h3 className="title">{title}</h3>
    {children}
  </div>
)

export function ShapeField() {
  const { field, isBusy, send, value } = useField("shape")
  return (
    <Tiles
      key={textOf(value)}
      legend={field.label}
      name={field.name}
      chosen={textOf(value)}
      options={(field.options ?? []).map((option) => ({ ...option, isAvailable: !isBusy || option.value === value }))}
      onChoose={(shape) => send({ type: "form.change", field: field.name, value: shape })}
    />
  )
}

export const GradeRange = ({ names: [from, to] }: { readonly names: readonly [from: string, to: string] }) => (
  <div className={styles["range"]}>
    <RangeEnd name={from} />
    <RangeEnd name={to} />
  </div>
)

function RangeEnd({ name }: { readonly name: string }) {
  const { field, ...control } = useField(name)
  if (field.kind !== "choice") return <FormField name={name} />
  const { count: _, maxLength: __, onInput: ___, readOnly, ...props } = textFieldProps(field, control)
  return (
    <Select
      {...props}
      disabled={readOnly}
      value={textOf(control.value)}
      options={(field.options ?? []).map(({ label, value }) => [value, label] as const)}
      onChange={({ currentTarget }) => control.send({ type: "form.change", field: name, value: currentTarget.value })}
    />
  )
}
