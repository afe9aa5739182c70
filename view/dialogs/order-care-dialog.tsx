import { useSelector } from "../use-selector.ts"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { isCareKind } from "../../core/domain/orders/care-lines.ts"
import { isOnlyService } from "../../core/domain/orders/care-kinds.ts"
import { handOverText } from "../../core/domain/orders/care-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { careForm } from "../../core/forms/care.ts"
import { CareLines } from "../orders/care-lines.tsx"
import { FieldNote } from "../forms/field-note.tsx"
import { useField } from "../forms/form-context.ts"
import { FormField } from "../forms/form-field.tsx"
import formStyles from "../forms/form.module.css"
import { Radio } from "../ui/choices/radio.tsx"
import { TextLink } from "../ui/text-link.tsx"
import styles from "../modal/content.module.css"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

export function OrderCareDialog({ lines, name }: DialogProps<"orderCare">) {
  const kind = useSelector(useDialogForm("care"), (form) => textOf(form?.context.values["careKind"]))
  const isGift = lines.filter(({ kinds }) => kinds.some((each) => each === kind)).every((line) => line.isGift)
  const isOnlyGifts = lines.every((line) => line.isGift)
  return (
    <Frame title={isOnlyGifts ? "Возврат подарка" : isOnlyService(lines) ? "Обслуживание" : "Возврат и обслуживание"}>
      <p className={styles["lead"]}>
        {typeset(
          `${name}. ${isOnlyGifts ? "Письмо ещё не ушло: отменим его и сразу вернём деньги." : "Ответим письмом и напишем, как передать нам вещь."}`
        )}
      </p>
      <DialogForm name="care" definition={careForm} submit="Отправить" busy="Отправляем">
        <KindField lines={lines} />
        <CareLines lines={lines} kind={kind} />
        {isCareKind(kind) && !isGift ? (
          <>
            <p className={styles["address"]}>
              {typeset(handOverText(kind))}{" "}
              <TextLink
                className={formStyles["policy"]}
                href={kind === "repair" || kind === "cleaning" ? "/customer-service/warranty" : "/returns"}
              >
                Правила
              </TextLink>
            </p>
            <FormField name="careReason" />
            <FormField name="wishedOn" />
          </>
        ) : null}
      </DialogForm>
    </Frame>
  )
}

function KindField({ lines }: Pick<DialogProps<"orderCare">, "lines">) {
  const { error, field, isBusy, send, value } = useField("careKind")
  const offered = (field.options ?? []).filter(({ value: kind }) => lines.some(({ kinds }) => kinds.some((each) => each === kind)))
  return (
    <fieldset className={formStyles["choice"]}>
      <legend>{field.label}</legend>
      {offered.map(({ label, value: kind }) => (
        <Radio
          key={kind}
          name="careKind"
          value={kind}
          checked={value === kind}
          aria-disabled={isBusy ? "true" : undefined}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : "care-kind-note"}
          onChange={() => send({ type: "form.change", field: "careKind", value: kind })}
          onBlur={() => send({ type: "form.leave", field: "careKind" })}
        >
          {typeset(label)}
        </Radio>
      ))}
      <FieldNote id="care-kind-note" error={error} hint={undefined} />
    </fieldset>
  )
}
