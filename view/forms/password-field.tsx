import { useMaskito } from "@maskito/react"
import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import { longestText } from "../../core/domain/text/longest-text.ts"
import { Icon } from "../ui/icon.tsx"
import { TextField } from "../ui/text-field.tsx"
import { useSecrets } from "../shop-context.tsx"
import { useField } from "./form-context.ts"
import styles from "./form.module.css"
import { maskOptionsOf } from "./mask-options.ts"

/** Only the input and the vault have the text; the form's machine gets its error. Excess characters are reported, not cut. */
export function PasswordField({ name }: { readonly name: string }) {
  const secrets = useSecrets()
  const { error, field, form, isBusy, send } = useField(name)
  const [isShown, setShown] = useState(false)
  const [length, setLength] = useState(0)
  const isSeen = field.kind === "secret" && field.isSeen === true
  const box = useRef<HTMLInputElement>(null)
  const options = useMemo(() => maskOptionsOf(field), [field])
  const mask = useMaskito({ options })
  const [recalled] = useState(() => (field.isRecalled === true ? secrets.recall(form, name) : ""))
  const attach = useCallback(
    (input: HTMLInputElement | null) => {
      box.current = input
      mask(input)
    },
    [mask]
  )
  const judge = (text: string) => {
    send({ type: "form.setVerdicts", field: name, verdicts: secrets.judge(form, name, text) })
    setLength(text.length)
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once: the vault may hold the text of an earlier opening
  useEffect(() => judge(box.current?.value ?? ""), [])
  return (
    <TextField
      ref={attach}
      defaultValue={recalled}
      name={name}
      data-secret=""
      type={isSeen || (isShown && !isBusy) ? "text" : "password"}
      label={field.label}
      hint={field.hint ?? null}
      error={error}
      count={field.isCounted === true && field.most !== undefined ? [length, field.most] : undefined}
      required={field.isRequired === true}
      maxLength={longestText}
      autoComplete={field.autocomplete}
      inputMode={field.mask === undefined ? undefined : "numeric"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      readOnly={isBusy}
      onInput={({ currentTarget: { value } }) => judge(value)}
      onBlur={() => send({ type: "form.leave", field: name })}
      end={
        isSeen ? undefined : (
          <button
            type="button"
            className={styles["eye"]}
            aria-label="Показать пароль"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "eye-off" : "eye"} />
          </button>
        )
      }
    />
  )
}
