import { useSelector } from "../use-selector.ts"
import type { DialogProps } from "../../core/contract/dialogs.ts"
import { engravedNotReturned, engravingTerm } from "../../core/domain/content/shop-phrases.ts"
import { engravingPrice } from "../../core/domain/content/shop-rules.ts"
import { engravingSideNames } from "../../core/domain/engraving/engraving.ts"
import { usualLetters } from "../../core/domain/engraving/letters.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { formatCount } from "../../core/domain/text/plural.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { engravingForm, engravingIn, engravingPlaceOf } from "../../core/forms/engraving.ts"
import { EngravingPreview } from "../engraving/engraving-preview.tsx"
import engraved from "../engraving/engraving.module.css"
import { FormField } from "../forms/form-field.tsx"
import { useField } from "../forms/form-context.ts"
import forms from "../forms/form.module.css"
import { useFeature } from "../shop-context.tsx"
import { Radio } from "../ui/choices/radio.tsx"
import styles from "../modal/content.module.css"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

export function EngravingDialog({ engraving, item, name, places }: DialogProps<"engraving">) {
  const form = useDialogForm("engraving")
  const isInCart = useSelector(useFeature("cart"), (cart) => cart?.context.short.ids.includes(item) === true)
  const values = useSelector(form, (snapshot) => snapshot?.context.values)
  const place = values === undefined ? undefined : engravingPlaceOf(values)
  return (
    <Frame title="Гравировка" width={560}>
      <p className={styles["lead"]}>{typeset(name)}</p>
      <DialogForm name="engraving" definition={engravingForm} submit={submitText(engraving !== null, isInCart)} busy="Сохраняем">
        {values === undefined || place === undefined ? null : <EngravingPreview engraving={engravingIn(values)} place={place} />}
        <FormField name="text" />
        {place === undefined ? null : (
          <p className={`caption ${styles["under"] ?? ""}`}>
            {typeset(
              `Помещается около ${formatCount(usualLetters(engravingIn(values ?? {}).font, place), ["знака", "знаков", "знаков"])}: русские и латинские буквы, цифры, знаки препинания.`
            )}
          </p>
        )}
        {places.length < 2 ? null : <Sides places={places} />}
        <FormField name="font" />
        <div className={engraved["terms"]}>
          <p>{typeset(`${formatPrice(engravingPrice)}, ещё ${engravingTerm} к сроку.`)}</p>
          <p className="caption">{typeset(engravedNotReturned)}</p>
        </div>
      </DialogForm>
      {engraving === null || form === undefined ? null : (
        <p className={styles["other"]}>
          <button
            type="button"
            className="link"
            onClick={() => {
              form.send({ type: "form.change", field: "text", value: "" })
              form.send({ type: "form.submit" })
            }}
          >
            Убрать гравировку
          </button>
        </p>
      )}
    </Frame>
  )
}

/** Saving adds a piece that is not in the cart. */
const submitText = (isEngraved: boolean, isInCart: boolean): string => {
  if (isEngraved) return "Сохранить"
  return isInCart ? `Добавить за ${formatPrice(engravingPrice)}` : typeset("В корзину с гравировкой")
}

function Sides({ places }: Pick<DialogProps<"engraving">, "places">) {
  const { isBusy, send, value } = useField("side")
  return (
    <fieldset className={forms["choice"]}>
      <legend>Место</legend>
      {places.map(({ side }) => (
        <Radio
          key={side}
          name="side"
          value={side}
          checked={value === side}
          aria-disabled={isBusy ? "true" : undefined}
          onChange={() => send({ type: "form.change", field: "side", value: side })}
        >
          {engravingSideNames[side]}
        </Radio>
      ))}
    </fieldset>
  )
}
