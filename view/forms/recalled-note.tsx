import { typeset } from "../../core/domain/text/typography.ts"
import { Notice } from "../ui/notice.tsx"

export const RecalledNote = ({ onRenew }: { readonly onRenew: () => void }) => (
  <Notice kind="info">
    {typeset("Вы начали заполнять эту форму. Введённое сохранено на полчаса только на этом устройстве. ")}
    <button className="link" type="button" onClick={onRenew}>
      {typeset("Начать заново")}
    </button>
  </Notice>
)
