import { useLocation } from "wouter"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { visitPath } from "../../core/domain/visits/visit-address.ts"
import { visitTime } from "../../core/domain/visits/visit-days.ts"
import { visitForm } from "../../core/forms/visit.ts"
import { ConsentField } from "../forms/consent-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

/** Typed values remain when another hour is chosen. */
export function VisitDialog({ day, hour, kind, name, place, thing, where }: DialogProps<"visit">) {
  const [, go] = useLocation()
  const send = useSend("dialogs")
  const chooseAnotherTime = () => {
    send({ type: "dialogs.close", key: "visit" })
    go(visitPath(thing, { place, day }), { replace: true })
  }
  return (
    <Frame title={kind === "salon" ? "Показ в салоне" : "Видеовстреча с геммологом"}>
      <p className={styles["lead"]}>
        {typeset(`${name}. ${visitTime({ kind, day, hour })}${kind === "salon" ? `. ${where}` : ""}. `)}
        <button className="link" type="button" onClick={chooseAnotherTime}>
          Выбрать другое время
        </button>
      </p>
      <DialogForm name="visit" definition={visitForm} submit="Записаться" busy="Отправляем">
        <FormField name="name" />
        <FormField name="phone" />
        <FormField name="email" />
        <FormField name="comment" />
        <ConsentField name="agreement" />
      </DialogForm>
    </Frame>
  )
}
