import { useEffect, useState } from "react"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { wishBounds } from "../../core/domain/diamond-orders/diamond-order.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { diamondOrderForm } from "../../core/forms/diamond-order.ts"
import { ComparableNote } from "../diamond-orders/comparable-note.tsx"
import { GradeRange, ShapeField, WishStep } from "../diamond-orders/wish-fields.tsx"
import { FilesField, filesHint } from "../forms/files-field.tsx"
import { FormField } from "../forms/form-field.tsx"
import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import styles from "../modal/content.module.css"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"
import { useSend, useSecrets, useUser } from "../shop-context.tsx"
import { useSelector } from "../use-selector.ts"

/** PERS-017. */
export function DiamondOrderDialog() {
  const user = useUser()
  return (
    <Frame title="Бриллиант под заказ" width={560}>
      <p className={styles["lead"]}>
        {typeset("Опишите камень. Геммолог подберёт варианты и напишет на вашу почту, это ни к чему не обязывает.")}
      </p>
      {user === null || user === undefined ? null : <WishForm key={user.id} owner={user.id} />}
    </Frame>
  )
}

function WishForm({ owner }: { readonly owner: number }) {
  const secrets = useSecrets()
  useState(() => secrets.claim("diamondOrder", owner))
  const form = useDialogForm("diamondOrder")
  const sent = useSelector(form, (snapshot) => snapshot?.context.sent) ?? []
  useEffect(() => () => form?.send({ type: "form.stop" }), [form])
  return (
    <DialogForm name="diamondOrder" definition={diamondOrderForm} submit="Отправить заявку" busy="Отправляем">
      <WishStep title="Форма и масса">
        <ShapeField />
        <GradeRange names={["weightFrom", "weightTo"]} />
      </WishStep>
      <WishStep title="Цвет и чистота">
        <GradeRange names={["colorFrom", "colorTo"]} />
        <GradeRange names={["clarityFrom", "clarityTo"]} />
        <ComparableNote form={form} />
      </WishStep>
      <WishStep title="Бюджет и срок">
        <GradeRange names={["budget", "wishedOn"]} />
      </WishStep>
      <WishStep title="Пожелания и файлы">
        <FormField name="wishComment" />
        <FilesField
          form="diamondOrder"
          name="wishFiles"
          most={wishBounds.files.most}
          hint={`Эскиз, образец или отчёт лаборатории. ${filesHint(wishBounds.files.most)}`}
          sent={sent}
          onStop={() => form?.send({ type: "form.stop" })}
        />
      </WishStep>
    </DialogForm>
  )
}

export function DiamondOrderCancelDialog({ id, name }: DialogProps<"diamondOrderCancel">) {
  const send = useSend("diamondOrders")
  return (
    <ConfirmFrame
      dialog="diamondOrderCancel"
      title="Отменить заявку?"
      text={`${name}. Геммолог перестанет искать камень. Новую заявку можно отправить в любой день.`}
      decline="Оставить"
      confirm="Отменить заявку"
      onConfirm={() => send({ type: "diamondOrders.cancel", id })}
    />
  )
}
