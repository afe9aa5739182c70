import type { DialogProps } from "../../core/contract/dialogs.ts"
import { ConfirmFrame } from "../modal/confirm-frame.tsx"
import { useSend } from "../shop-context.tsx"

export function AlertEndDialog({ id, name }: DialogProps<"alertEnd">) {
  const send = useSend("alerts")
  return (
    <ConfirmFrame
      dialog="alertEnd"
      title="Больше не следить за ценой?"
      text={`${name}. Писем о его цене не будет. Следить снова можно со страницы камня.`}
      decline="Оставить"
      confirm="Больше не следить"
      onConfirm={() => send({ type: "alerts.end", id })}
    />
  )
}
