import { typeset } from "../../../core/domain/text/typography.ts"

/** Beside a list of stones or sets, in place of the next step. */
export const ListHint = ({ isSet = false }: { readonly isSet?: boolean }) => (
  <p className="caption">{typeset(isSet ? "Выберите комплект из списка" : "Выберите бриллиант из списка")}</p>
)
