import type { SyntheticEvent } from "react"
import { useLocation } from "wouter"
import { type Birthday, dayOptions, monthOptions } from "../../../core/domain/content/birthday.ts"
import { datesOf, formatDayOfYear, signNames } from "../../../core/domain/content/zodiac.ts"
import { horoscopePath, signPath } from "../../../core/domain/content/zodiac-signs.ts"
import { typeset } from "../../../core/domain/text/typography.ts"
import { Button } from "../../ui/button.tsx"
import { Select } from "../../ui/select.tsx"
import { TextLink } from "../../ui/text-link.tsx"
import styles from "./sign-finder.module.css"

/** GET request without scripts. */
export function SignFinder({ birthday }: { readonly birthday: Birthday }) {
  const [, go] = useLocation()
  const { day, month, outcome } = birthday
  const errorOf = (field: "day" | "month") => (outcome._tag === "Wrong" && outcome.field === field ? outcome.message : null)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const query = new URLSearchParams(["day", "month"].map((name) => [name, textIn(typed, name)]))
    go(`${horoscopePath}?${query.toString()}`, { replace: true })
  }
  return (
    <section className={styles["finder"]} aria-labelledby="finder">
      <h2 id="finder" className="title">
        Найти свой знак
      </h2>
      <form action={horoscopePath} noValidate onSubmit={submit}>
        <Select key={`day ${day}`} label="День рождения" name="day" options={dayOptions} defaultValue={day} error={errorOf("day")} />
        <Select key={`month ${month}`} label="Месяц" name="month" options={monthOptions} defaultValue={month} error={errorOf("month")} />
        <Button type="submit">Найти</Button>
      </form>
      <div role="status">{outcome._tag === "Known" ? <Result birthday={birthday} /> : null}</div>
    </section>
  )
}

const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === "string" ? value : ""
}

function Result({ birthday: { day, month, outcome } }: { readonly birthday: Birthday }) {
  if (outcome._tag !== "Known") return null
  const { isOnBorder, sign } = outcome
  const born = formatDayOfYear({ day: Number(day), month: Number(month) })
  return (
    <p>
      {typeset(`${born}: знак `)}
      <TextLink href={signPath(sign)}>{signNames[sign]}</TextLink>
      {typeset(isOnBorder ? `, ${datesOf(sign)}. Ваш день рядом с границей: в разные годы она сдвигается на день.` : `, ${datesOf(sign)}.`)}
    </p>
  )
}
