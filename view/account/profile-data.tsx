import { useSelector } from "../use-selector.ts"
import type { ReactNode } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { User } from "../../core/contract/session.ts"
import type { Values } from "../../core/domain/form/form.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { isOtherEmail, isProfileChanged, profileForm } from "../../core/forms/profile.ts"
import type { accountMachine } from "../../core/machines/account/account.machine.ts"
import type { confirmationMachine } from "../../core/machines/account/confirmation.machine.ts"
import { useDialogLink } from "../modal/dialog-link.ts"
import { FormField } from "../forms/form-field.tsx"
import { FormFrame } from "../forms/form-frame.tsx"
import { RecalledNote } from "../forms/recalled-note.tsx"
import { PassportSection } from "../passport/passport-section.tsx"
import { useActor, useUser } from "../shop-context.tsx"
import { DevicesSection } from "./devices-section.tsx"
import { EmailNote } from "./email-note.tsx"
import { DataCopySection } from "./data-copy-section.tsx"
import styles from "./profile-data.module.css"

/** PERS-001 … PERS-003, PERS-005. */
export function ProfileData({ account }: { readonly account: SnapshotFrom<typeof accountMachine> }) {
  const { children, context } = account
  const actor = useActor("account")
  const passport = useUser()?.passport ?? null
  const values = useSelector(children.profile, (form) => form?.context.values) ?? {}
  const isChanged = context.user !== null && isProfileChanged(values, context.user)
  const isSaved = account.hasTag("saved") && !isChanged
  const shownFields = profileForm.fields.filter(({ askedWhen, kind }) => kind !== "given" && askedWhen?.(values) !== false)
  return (
    <>
      <Section id="data" title="Личные данные">
        <FormFrame definition={profileForm} actor={children.profile} submit="Сохранить" busy="Сохраняем" isSticky={isChanged}>
          {context.isRecalled ? <RecalledNote onRenew={() => actor.send({ type: "account.renew" })} /> : null}
          <div className={styles["fields"]}>
            {shownFields.map(({ kind, name }) => (
              <div key={kind === "secret" ? `${name} ${context.user?.email}` : name} data-field={name}>
                <FormField name={name} />
                {context.user === null ? null : (
                  <ConfirmationNote name={name} values={values} user={context.user} actor={children.confirmation} />
                )}
              </div>
            ))}
          </div>
        </FormFrame>
        <p className={styles["saved"]} role="status" data-foot={isSaved ? "bar" : undefined}>
          {isSaved ? "Сохранено" : null}
        </p>
      </Section>
      <Section id="passport" title="Паспорт">
        <PassportSection passport={passport} view={children.passportView} />
      </Section>
      <Section id="password" title="Пароль">
        <Password />
      </Section>
      <Section id="devices" title="Устройства">
        <DevicesSection devices={children.devices} />
      </Section>
      <Section id="data-copy" title="Мои данные">
        <DataCopySection actor={children.dataCopy} />
      </Section>
      <Section id="account-deletion" title="Удаление аккаунта">
        <AccountDeletion />
      </Section>
    </>
  )
}

type AwaitingProps = {
  readonly name: string
  readonly values: Values
  readonly user: User
  readonly actor: ActorRefFrom<typeof confirmationMachine> | undefined
}

/** Hidden while another email is typed. */
function ConfirmationNote({ actor, name, user, values }: AwaitingProps) {
  if (name === "email" && !isOtherEmail(values)) return <EmailNote user={user} confirmation={actor} />
  return name === "isNewsletterActive" && user.isNewsletterAwaiting ? (
    <p className={styles["waits"]}>{typeset("Подписка ждёт подтверждения: письма начнут приходить, когда вы подтвердите адрес.")}</p>
  ) : null
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
  const buttonProps = useDialogLink()
  return (
    <>
      <p className={styles["note"]}>{typeset("После смены пароля вход останется только на этом устройстве.")}</p>
      <button className="button" data-look="outline" type="button" {...buttonProps({ key: "changePassword", props: {} })}>
        Сменить пароль
      </button>
    </>
  )
}

function AccountDeletion() {
  const buttonProps = useDialogLink()
  return (
    <>
      <p className={styles["note"]}>{typeset("Сначала покажем, что и когда сотрём, и попросим пароль.")}</p>
      <button className="link" data-look="quiet" type="button" {...buttonProps({ key: "accountDeletion", props: {} })}>
        Удалить аккаунт
      </button>
    </>
  )
}
