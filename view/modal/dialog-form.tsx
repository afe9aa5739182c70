import { useSelector } from "../use-selector.ts"
import { type ComponentProps, useEffect } from "react"
import type { DialogFormName } from "../../core/forms/every-form.ts"
import { FormFrame } from "../forms/form-frame.tsx"
import { RecalledNote } from "../forms/recalled-note.tsx"
import { useFeature, useSend } from "../shop-context.tsx"
import { loadDialog } from "./loader.ts"

type Props = Omit<ComponentProps<typeof FormFrame>, "actor"> & { readonly name: DialogFormName }

/** `undefined` while the form does not run. */
export const useDialogForm = (name: DialogFormName) => useSelector(useFeature("dialogs"), (dialogs) => dialogs?.children[name])

/** Preloads the dialog that confirms success. */
export function DialogForm({ children, name, ...form }: Props) {
  const actor = useDialogForm(name)
  useEffect(() => void loadDialog("info").catch(() => undefined), [])
  return (
    <FormFrame {...form} actor={actor}>
      <DraftNote name={name} />
      {children}
    </FormFrame>
  )
}

function DraftNote({ name }: Pick<Props, "name">) {
  const dialogs = useFeature("dialogs")
  const send = useSend("dialogs")
  const isRecalled = useSelector(dialogs, (snapshot) => snapshot?.context.recalled.includes(name) === true)
  return isRecalled ? <RecalledNote onRenew={() => send({ type: "dialogs.renew", form: name })} /> : null
}
