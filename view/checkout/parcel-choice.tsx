import { typeset } from "../../core/domain/text/typography.ts"
import { FormField } from "../forms/form-field.tsx"

export const ParcelChoice = () => (
  <>
    <FormField name="isGiftWrapped" label={typeset("Подарочная упаковка: короб и пакет, бесплатно")} />
    <FormField name="parcelNote" />
  </>
)
