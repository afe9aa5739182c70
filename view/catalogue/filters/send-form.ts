import type { SyntheticEvent } from "react"

export type SubmitChoice = (form: HTMLFormElement) => void

export const sendForm = ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement>, onChoose: SubmitChoice): void =>
  form === null ? undefined : onChoose(form)
