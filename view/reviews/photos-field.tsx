import { useEffect, useId, useRef, useState } from "react"
import { photoBytesMost, reviewBounds } from "../../core/domain/reviews/review.ts"
import { photoFaultText } from "../../core/domain/reviews/review-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { photosOf, writePhotos } from "../../core/forms/review.ts"
import { FieldNote } from "../forms/field-note.tsx"
import { useField } from "../forms/form-context.ts"
import { useFocusAfter } from "../forms/use-focus-after.ts"
import formStyles from "../forms/form.module.css"
import { useSecrets } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import styles from "./photos-field.module.css"
import { shrinkPhoto } from "./shrink-photo.ts"

/** Photos, stored in the vault until sent; the machine gets only their errors. */
export function PhotosField() {
  const secrets = useSecrets()
  const { error, field, isBusy, send } = useField("photos")
  const reviewed = String(useField("reviewed").value)
  const [photos, keep] = useState(() => photosOf(secrets.recall("review", "photos"), reviewed))
  const [unread, tell] = useState<string | null>(null)
  const [isReading, wait] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const focusBox = useFocusAfter(box)
  const note = useId()
  const put = (next: ReadonlyArray<string>) => {
    keep(next)
    send({ type: "form.setVerdicts", field: "photos", verdicts: secrets.judge("review", "photos", writePhotos(reviewed, next)) })
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once: the vault may hold photos of another reviewed product
  useEffect(() => put(photos), [])
  const add = async (files: ReadonlyArray<File>) => {
    wait(true)
    tell(null)
    send({ type: "form.setVerdicts", field: "photos", verdicts: { photos: "Фото ещё готовим. Отправьте через секунду" } })
    const left = reviewBounds.photos - photos.length
    const read = await Promise.all(files.slice(0, left).map((file) => shrinkPhoto(file).catch(() => "")))
    wait(false)
    put([...photos, ...read.filter((photo) => photo !== "")])
    const broken = read.indexOf("")
    tell(broken === -1 ? null : photoFaultText(photos.length + broken + 1, "broken"))
  }
  const remove = (index: number) => {
    put(photos.filter((_, place) => place !== index))
    focusBox()
  }
  return (
    <fieldset className={styles["photos"]} aria-describedby={note}>
      <legend>{field.label}</legend>
      {photos.length === 0 ? null : (
        <ul>
          {photos.map((photo, index) => (
            <li key={`${index} ${photo.length}`}>
              <img src={isHeavy(photo) ? undefined : `data:;base64,${photo}`} alt={`Фото ${index + 1}`} width={88} height={88} />
              <button type="button" aria-label={`Убрать фото ${index + 1}`} disabled={isBusy || isReading} onClick={() => remove(index)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={`${formStyles["pick"]} ${styles["add"]}`} data-full={photos.length >= reviewBounds.photos}>
        <input
          ref={box}
          name="photos"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy || isReading || photos.length >= reviewBounds.photos}
          aria-invalid={error !== null || unread !== null}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ""
            void add(files)
          }}
        />
        <Icon name="plus" />
        <span className={formStyles["policy"]}>{isReading ? "Готовим фото" : "Добавить фото"}</span>
      </label>
      <FieldNote id={note} error={error ?? unread} hint={typeset(hint)} />
    </fieldset>
  )
}

/** Tests for a photo over the size limit, which the browser could not shrink. */
const isHeavy = (photo: string): boolean => (photo.length / 4) * 3 > photoBytesMost

const hint = `До ${reviewBounds.photos} штук, JPEG, PNG или WebP. Место и время съёмки из файлов уберём. Пока вы не обновите страницу, выбранные фото останутся здесь`
