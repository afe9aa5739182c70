import { useSelector } from "../use-selector.ts"
import { type ReactNode, type RefObject, useEffect, useRef } from "react"
import type { ActorRefFrom, SnapshotFrom } from "xstate"
import type { FormDefinition } from "../../core/domain/form/form.ts"
import { networkText } from "../../core/domain/shell/network-text.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import type { FormMachine } from "../../core/machines/forms/form.machine.ts"
import { Answer } from "../ui/answer.tsx"
import { Button } from "../ui/button.tsx"
import { showInvalidFields } from "../ui/show-answer.ts"
import { FormProvider } from "./form-context.ts"
import styles from "./form.module.css"

type Props = {
  readonly definition: FormDefinition
  readonly actor: ActorRefFrom<FormMachine> | undefined
  /** Button labels, idle and sending. */
  readonly submit: string
  readonly busy: string
  readonly children: ReactNode
  readonly afterBanner?: ReactNode
  /** Sticks the submit button of a long form to the bottom. */
  readonly isSticky?: boolean
}

export function FormFrame({ actor, afterBanner = null, busy, children, definition, isSticky = false, submit }: Props) {
  const snapshot = useSelector(actor, (form) => form)
  const place = useRef<HTMLFormElement>(null)
  useErrorFocus(place, snapshot)
  if (actor === undefined || snapshot === undefined) return null
  const { banner, tries } = snapshot.context
  const isWaiting = snapshot.hasTag("waiting")
  return (
    <FormProvider value={{ definition, snapshot, send: actor.send }}>
      <form
        ref={place}
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: "form.submit" })
        }}
      >
        {children}
        {banner === null ? null : (
          <Answer key={tries} kind={isWaiting ? "info" : "error"} onward={isWaiting ? null : afterBanner}>
            {typeset(banner)}
          </Answer>
        )}
        <div className={styles["submit"]} data-foot={isSticky ? "bar" : undefined}>
          <Button type="submit" busy={isWaiting ? networkText.waits : snapshot.hasTag("busy") ? busy : null}>
            {submit}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

/** After an attempt focuses the first invalid field, once the shop has responded. */
const useErrorFocus = (place: RefObject<HTMLFormElement | null>, snapshot: SnapshotFrom<FormMachine> | undefined) => {
  const tries = snapshot?.context.tries ?? 0
  const isBusy = snapshot?.hasTag("busy") === true
  const handledTries = useRef(tries)
  useEffect(() => {
    if (isBusy || tries === handledTries.current) return
    handledTries.current = tries
    showInvalidFields(place.current)
  }, [isBusy, place, tries])
}
