import { deletionRows } from "../../core/domain/account/account-deletion.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { accountDeletionForm } from "../../core/forms/account-deletion.ts"
import { changePasswordForm } from "../../core/forms/change-password.ts"
import { FormField } from "../forms/form-field.tsx"
import { CheckedForm } from "../modal/checked-form.tsx"
import styles from "../modal/content.module.css"
import { DialogForm, useDialogForm } from "../modal/dialog-form.tsx"
import { Frame } from "../modal/frame.tsx"
import { Notice } from "../ui/notice.tsx"
import { TextLink } from "../ui/text-link.tsx"
import { useSelector } from "../use-selector.ts"

/** FORM-030 … FORM-035, DLG-031, DLG-032. */
export function ChangePasswordDialog() {
  return (
    <Frame title="Смена пароля">
      <DialogForm name="changePassword" definition={changePasswordForm} submit="Сменить пароль" busy="Меняем">
        <FormField name="oldPassword" />
        <FormField name="newPassword" />
        <FormField name="repeatPassword" />
      </DialogForm>
    </Frame>
  )
}

/** Names unfinished business before it asks for the password. */
export function AccountDeletionDialog() {
  const values = useSelector(useDialogForm("accountDeletion"), (form) => form?.context.values)
  const unfinished = textOf(values?.["unfinished"])
  return (
    <Frame title="Удалить аккаунт">
      <CheckedForm
        name="accountDeletion"
        wait="Проверяем, всё ли завершено"
        closed={unfinished === "" ? null : <Unfinished text={unfinished} path={textOf(values?.["unfinishedPath"])} />}
      >
        <ul className={`${styles["steps"]} ${styles["lead"]}`}>
          {deletionRows.map(({ text, when }) => (
            <li key={when}>
              <strong>{typeset(when)}</strong>
              <p className={styles["cases"]}>{typeset(text)}</p>
            </li>
          ))}
        </ul>
        <DialogForm name="accountDeletion" definition={accountDeletionForm} submit="Удалить аккаунт" busy="Удаляем">
          <FormField name="password" />
        </DialogForm>
      </CheckedForm>
    </Frame>
  )
}

const Unfinished = ({ path, text }: { readonly path: string; readonly text: string }) => (
  <>
    <Notice kind="error">{typeset(text)}</Notice>
    <div className={styles["actions"]}>
      <TextLink className="button" href={path}>
        {path.startsWith("/personal/order-history/") ? "Открыть заказ" : "Открыть заявку"}
      </TextLink>
    </div>
  </>
)
