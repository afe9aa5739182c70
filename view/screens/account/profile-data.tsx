import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { SnapshotFrom } from "xstate"
import { typeset } from "../../../core/domain/typography.ts"
import { profileForm } from "../../../core/forms/profile.ts"
import type { accountMachine } from "../../../core/machines/account.machine.ts"
import { useDialogLink } from "../../dialog-link.ts"
import { FormField } from "../../forms/form-field.tsx"
import { FormFrame } from "../../forms/form-frame.tsx"
import { EmailNote } from "./email-note.tsx"
import styles from "./profile-data.module.css"

/** The data of the user with the letters of the house, and the password (PERS-001 … PERS-003, PERS-005). */
export function ProfileData({ account }: { readonly account: SnapshotFrom<typeof accountMachine> }) {
  const { children, context } = account
  const values = useSelector(children.profile, (form) => form?.context.values) ?? {}
  const asked = profileForm.fields.filter(({ askedWhen, kind }) => kind !== "given" && askedWhen?.(values) !== false)
  return (
    <>
      <Section id="data" title="Личные данные">
        <FormFrame definition={profileForm} actor={children.profile} submit="Сохранить" busy="Сохраняем">
          <div className={styles["fields"]}>
            {asked.map(({ kind, name }) => (
              <div key={kind === "secret" ? `${name} ${context.user?.email}` : name} data-field={name}>
                <FormField name={name} />
                {name === "email" && context.user !== null ? <EmailNote user={context.user} confirmation={children.confirmation} /> : null}
                {name === "isNewsletterActive" && context.user?.isNewsletterAwaiting === true ? (
                  <p className={styles["waits"]}>
                    {typeset("Подписка ждёт подтверждения: письма начнут приходить, когда вы подтвердите адрес.")}
                  </p>
                ) : null}
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
