import type { DialogProps } from "../../core/contract/dialogs.ts"
import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import { useSend } from "../shop-context.tsx"

export function VisitCancelDialog({ id, name }: DialogProps<"visitCancel">) {
  const send = useSend("visits")
  return (
    <ConfirmFrame
      dialog="visitCancel"
      title="Отменить визит?"
      text={`${name}. Изделие больше не будет отложено. Записаться можно снова.`}
      decline="Оставить"
      confirm="Отменить визит"
      onConfirm={() => send({ type: "visits.cancel", id })}
    />
  )
}
