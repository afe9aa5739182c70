import type { ReactNode } from "react"
import type { SnapshotFrom } from "xstate"
import { typeset } from "../../../core/domain/typography.ts"
import { profileForm } from "../../../core/forms/profile.ts"
import type { accountMachine } from "../../../core/machines/account.machine.ts"
import { useDialogLink } from "../../dialog-link.ts"
import { FormField } from "../../forms/form-field.tsx"
import { FormFrame } from "../../forms/form-frame.tsx"
import styles from "./profile-data.module.css"

/** The data of the user with the letters of the house, and the password (PERS-001 … PERS-003, PERS-005). */
export function ProfileData({ account }: { readonly account: SnapshotFrom<typeof accountMachine> }) {
  return (
    <>
      <Section id="data" title="Личные данные">
        <FormFrame definition={profileForm} actor={account.children.profile} submit="Сохранить" busy="Сохраняем">
          <div className={styles["fields"]}>
            {profileForm.fields.map(({ name }) => (
              <div key={name} data-field={name}>
                <FormField name={name} />
              </div>
            ))}
          </div>
        </FormFrame>
        <p className={styles["saved"]} role="status">
          {account.hasTag("saved") ? "Сохранено" : null}
        </p>
      </Section>
      <Section id="password" title="Пароль">
        <Password />
      </Section>
    </>
  )
}

function Section({ children, id, title }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles["section"]} aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}

function Password() {
  const opens = useDialogLink()
  return (
    <>
      <p className={styles["note"]}>{typeset("После смены пароля вход останется только на этом устройстве.")}</p>
      <button className="button" data-look="outline" type="button" {...opens({ key: "changePassword", props: {} })}>
        Сменить пароль
      </button>
    </>
  )
}
