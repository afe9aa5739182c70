import type { DialogProps } from "../../core/contract/dialogs.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { reviewForm, reviewRemovalForm } from "../../core/forms/review.ts"
import { FormField } from "../forms/form-field.tsx"
import { PhotosField } from "../reviews/photos-field.tsx"
import styles from "../modal/content.module.css"
import { DialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"

export const ReviewDialog = ({ name }: DialogProps<"review">) => (
  <Frame title="Ваш отзыв">
    <p className={styles["lead"]}>{typeset(`${name}. Сначала отзыв прочитаем мы: проверим, что в нём нет чужих данных.`)}</p>
    <DialogForm name="review" definition={reviewForm} submit="Отправить отзыв" busy="Отправляем">
      <FormField name="stars" />
      <FormField name="reviewText" />
      <PhotosField />
      <FormField name="shownName" />
    </DialogForm>
  </Frame>
)

export const ReviewRemovalDialog = ({ name }: DialogProps<"reviewRemoval">) => (
  <Frame title="Удалить отзыв">
    <p className={styles["lead"]}>{typeset(`${name}. Отзыв исчезнет со страницы украшения.`)}</p>
    <DialogForm name="reviewRemoval" definition={reviewRemovalForm} submit="Удалить отзыв" busy="Удаляем">
      <FormField name="isSureToRemove" />
    </DialogForm>
  </Frame>
)
