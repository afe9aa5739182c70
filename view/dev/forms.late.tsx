import { type ReactNode, useState } from "react"
import { documentTexts } from "../../core/domain/files/document-files.ts"
import type { Errors, Values } from "../../core/domain/form/form.ts"
import { hyphenate } from "../../core/domain/text/hyphens.ts"
import { diamondOrderForm } from "../../core/forms/diamond-order.ts"
import { registrationForm } from "../../core/forms/registration.ts"
import { ConsentField } from "../forms/consent-field.tsx"
import { FilesField, filesHint } from "../forms/files-field.tsx"
import { type FormContextValue, FormProvider } from "../forms/form-context.ts"
import { FormField } from "../forms/form-field.tsx"
import formStyles from "../forms/form.module.css"
import { type FormSecrets, SecretsProvider } from "../shop-context.tsx"
import { Button } from "../ui/button.tsx"
import { correctedValues, filesOfTwoKinds, goodFiles, typedValues } from "./form-fixtures.ts"
import { Row, Section, State } from "./section.tsx"

export function Forms() {
  return (
    <>
      <Section id="forms" note="Поля, подписи и ошибки берутся из описания формы регистрации. Введённое здесь никуда не отправляется.">
        <Row isWide>
          <State name="не заполнена">
            <Registration values={{}} />
          </State>
          <State name="с ошибками">
            <Registration values={typedValues} errors={wrong} />
          </State>
          <State name="отправляется">
            <Registration values={{ ...typedValues, ...correctedValues }} busy="Регистрируем" />
          </State>
        </Row>
      </Section>
      <Section id="files">
        <Row isWide>
          <State name="пустое">
            <Files files={[]} />
          </State>
          <State name="отправляются">
            <Files files={goodFiles} sent={[100, 40]} />
          </State>
          <State name="один не подошёл">
            <Files files={filesOfTwoKinds} errors={{ wishFiles: documentTexts.format }} />
          </State>
        </Row>
      </Section>
    </>
  )
}

type LiveProps = Pick<FormContextValue, "definition"> & {
  readonly values: Values
  readonly errors: Errors
  readonly isBusy: boolean
  readonly files?: ReturnType<FormSecrets["held"]>
  readonly children: ReactNode
}

function LiveForm({ children, definition, errors, files = [], isBusy, values: initialValues }: LiveProps) {
  const [values, setValues] = useState(initialValues)
  const send: FormContextValue["send"] = (event) => {
    if (event.type === "form.change") setValues((current) => ({ ...current, [event.field]: event.value }))
  }
  return (
    <SecretsProvider value={() => ({ ...noSecrets, held: () => files })}>
      <FormProvider value={{ definition, snapshot: { context: { values, errors }, hasTag: () => isBusy }, send }}>
        <div className={formStyles["form"]}>{children}</div>
      </FormProvider>
    </SecretsProvider>
  )
}

type RegistrationProps = { readonly values: Values; readonly errors?: Errors; readonly busy?: string }

const Registration = ({ busy, errors = {}, values }: RegistrationProps) => (
  <LiveForm definition={registrationForm} values={values} errors={errors} isBusy={busy !== undefined}>
    <FormField name="name" />
    <FormField name="email" />
    <FormField name="phone" />
    <FormField name="password" />
    <ConsentField name="isAcceptedPrivacy" />
    <FormField name="isAcceptedNewsletter" />
    <Button busy={busy ?? null}>{hyphenate("Зарегистрироваться")}</Button>
  </LiveForm>
)

type FilesProps = Required<Pick<LiveProps, "files">> & { readonly errors?: Errors; readonly sent?: ReadonlyArray<number> }

const Files = ({ errors = {}, files, sent = [] }: FilesProps) => (
  <LiveForm definition={diamondOrderForm} values={{}} errors={errors} isBusy={sent.length > 0} files={files}>
    <FilesField form="diamondOrder" name="wishFiles" most={3} hint={filesHint(3)} sent={sent} onStop={() => undefined} />
  </LiveForm>
)

const wrong = { ...registrationForm.check(typedValues), ...registrationForm.judge({ password: "" }) }

const noSecrets: FormSecrets = {
  judge: () => ({}),
  recall: () => "",
  hold: () => undefined,
  held: () => [],
  claim: () => undefined
}
