import { useSelector } from "../use-selector.ts"
import { useEffect } from "react"
import { textOf } from "../../core/domain/form/form.ts"
import { askedText, type HintedPart, hintOptions } from "../../core/domain/postal/address-hints.ts"
import { nameOfCountry } from "../../core/domain/postal/country-name.ts"
import { Combobox } from "../ui/combobox.tsx"
import { Select } from "../ui/select.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import styles from "./form.module.css"
import { useField } from "./form-context.ts"
import { FormField, textFieldProps } from "./form-field.tsx"

/** ADDR-003. */
export function AddressFields() {
  return (
    <>
      <CountryField />
      <HintedField name="settlement" />
      <HintedField name="street" />
      <div className={styles["trio"]}>
        <FormField name="house" />
        <FormField name="building" />
        <FormField name="flat" />
      </div>
    </>
  )
}

/** The chosen country remains if the list fails to load. */
function CountryField() {
  const { error, field, isBusy, send, value } = useField("country")
  const reference = useFeature("reference")
  const sendReference = useSend("reference")
  useEffect(() => sendReference({ type: "reference.require" }), [sendReference])
  const countries = useSelector(reference, (snapshot) => snapshot?.context.countries) ?? []
  const hasFailed = useSelector(reference, (snapshot) => snapshot?.hasTag("partial") === true) && countries.length === 0
  const chosen = textOf(value)
  const options = countries.map(({ code, name }) => [code, name] as const)
  return (
    <Select
      label={field.label}
      name={field.name}
      required
      autoComplete={field.autocomplete}
      value={chosen}
      error={error}
      hint={hasFailed ? "Список стран не пришёл. Проверьте связь, мы тоже попробуем ещё раз" : null}
      disabled={isBusy}
      options={options.some(([code]) => code === chosen) ? options : [[chosen, nameOfCountry(chosen)], ...options]}
      onChange={({ currentTarget }) => send({ type: "form.change", field: field.name, value: currentTarget.value })}
      onBlur={() => send({ type: "form.leave", field: field.name })}
    />
  )
}

/** A suggestion also fills in related fields (ADDR-006). */
function HintedField({ name }: { readonly name: HintedPart }) {
  const { field, ...control } = useField(name)
  const country = textOf(useField("country").value)
  const settlement = textOf(useField("settlement").value)
  const hints = useFeature("hints")
  const send = useSend("hints")
  const snapshot = useSelector(hints, (state) => state)
  const hintKey = `${control.form}.${name}`
  const isActive = snapshot?.context.asked?.field === hintKey
  const options = isActive ? hintOptions(name, settlement, snapshot.context.addresses) : []
  const { onInput, ...props } = textFieldProps(field, control)
  return (
    <Combobox
      {...props}
      hint={isActive && snapshot.hasTag("failed") ? "Подсказки не пришли, введите адрес до конца" : props.hint}
      listLabel="Подсказки"
      value={textOf(control.value)}
      options={control.isBusy ? [] : options.map(({ text }) => text)}
      active={isActive ? snapshot.context.active : null}
      onInput={(event) => {
        onInput(event)
        const text = askedText(name, event.currentTarget.value, settlement)
        send({ type: "hints.type", field: hintKey, address: { country, text } })
      }}
      onMove={(by) => send({ type: "hints.move", by, count: options.length })}
      onChoose={(index) => {
        for (const [part, value] of Object.entries(options[index]?.fills ?? {})) control.send({ type: "form.change", field: part, value })
        send({ type: "hints.close" })
      }}
      onDismiss={() => (isActive ? send({ type: "hints.close" }) : undefined)}
    />
  )
}
