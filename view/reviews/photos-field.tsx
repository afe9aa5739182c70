import { useEffect, useId, useRef, useState } from "react"
import { isPhoto, maxPhotoBytes, reviewBounds } from "../../core/domain/reviews/review.ts"
import { photoFaultText, reviewFaults } from "../../core/domain/reviews/review-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { photosOf, writePhotos } from "../../core/forms/review.ts"
import { FieldNote } from "../forms/field-note.tsx"
import { useField } from "../forms/form-context.ts"
import { useFocusAfterRender } from "../forms/use-focus-after-render.ts"
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
  const [photos, setPhotos] = useState(() => photosOf(secrets.recall("review", "photos"), reviewed))
  const [readError, setReadError] = useState<string | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [unshown, setUnshown] = useState<ReadonlyArray<string>>([])
  const input = useRef<HTMLInputElement>(null)
  const focusInput = useFocusAfterRender(input)
  const note = useId()
  const fault = error ?? readError ?? unshownText(photos, unshown)
  const store = (next: ReadonlyArray<string>) => {
    setPhotos(next)
    const verdicts = secrets.judge("review", "photos", writePhotos(reviewed, next))
    send({ type: "form.setVerdicts", field: "photos", verdicts, isComplete: next.length > 0 })
  }
  // oxlint-disable-next-line react/exhaustive-deps -- once: the vault may hold photos of another reviewed product
  useEffect(() => store(photos), [])
  const isFocused = () => {
    const { activeElement } = document
    return activeElement !== null && (activeElement === input.current || activeElement === input.current?.closest("fieldset"))
  }
  const add = async (files: ReadonlyArray<File>) => {
    if (isFocused()) focusInput()
    setIsReading(true)
    setReadError(null)
    send({ type: "form.setVerdicts", field: "photos", verdicts: { photos: "Фото ещё готовим. Отправьте через секунду" } })
    const room = reviewBounds.photos - photos.length
    const encoded = await Promise.all(files.slice(0, room).map((file) => shrinkPhoto(file).catch(() => "")))
    setIsReading(false)
    if (isFocused()) focusInput()
    store([...photos, ...encoded.filter((photo) => photo !== "")])
    const brokenIndex = encoded.indexOf("")
    if (brokenIndex !== -1) setReadError(photoFaultText(photos.length + brokenIndex + 1, "broken"))
    else if (files.length > room) setReadError(`${reviewFaults.photos}, остальные не добавлены`)
  }
  const remove = (index: number) => {
    setReadError(null)
    store(photos.filter((_, place) => place !== index))
    focusInput()
  }
  return (
    <fieldset className={styles["photos"]} tabIndex={-1} aria-describedby={note}>
      <legend>{field.label}</legend>
      {photos.length === 0 ? null : (
        <ul>
          {photos.map((photo, index) => (
            <li key={`${index} ${photo.length}`}>
              {unshown.includes(photo) || !isPhoto(photo) || isHeavy(photo) ? (
                <span className={styles["sign"]} role="img" aria-label={`Фото ${index + 1}`}>
                  <Icon name="document" />
                </span>
              ) : (
                <img
                  src={`data:;base64,${photo}`}
                  alt={`Фото ${index + 1}`}
                  width={88}
                  height={88}
                  onError={() => setUnshown((others) => [...others, photo])}
                />
              )}
              <button type="button" aria-label={`Убрать фото ${index + 1}`} disabled={isBusy || isReading} onClick={() => remove(index)}>
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <label className={`${formStyles["pick"]} ${styles["add"]}`} data-full={photos.length >= reviewBounds.photos}>
        <input
          ref={input}
          name="photos"
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp"
          disabled={isBusy || isReading || photos.length >= reviewBounds.photos}
          aria-invalid={fault !== null}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])]
            currentTarget.value = ""
            void add(files)
          }}
        />
        <Icon name="plus" />
        <span className={formStyles["policy"]}>{isReading ? "Готовим фото" : "Добавить фото"}</span>
      </label>
      <div aria-live="polite">
        <FieldNote id={note} error={fault} hint={typeset(hint)} />
      </div>
      {fault === null ? null : <p className="caption">{typeset(hint)}</p>}
    </fieldset>
  )
}

/** Names the first photo that the browser could not show. */
const unshownText = (photos: ReadonlyArray<string>, unshown: ReadonlyArray<string>): string | null => {
  const index = photos.findIndex((photo) => unshown.includes(photo))
  return index === -1 ? null : photoFaultText(index + 1, "broken")
}

/** Tests for a photo over the size limit, which the browser could not shrink. */
const isHeavy = (photo: string): boolean => (photo.length / 4) * 3 > maxPhotoBytes

const hint = `До ${reviewBounds.photos} штук, JPEG, PNG или WebP. Место и время съёмки из файлов уберём. Пока вы не обновите страницу, выбранные фото останутся здесь`
