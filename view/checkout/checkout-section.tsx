import { useSelector } from "../use-selector.ts"
import type { ReactNode } from "react"
import { typeset } from "../../core/domain/text/typography.ts"
import type { CheckoutSection as Name } from "../../core/forms/checkout.ts"
import { sectionsFor } from "../../core/forms/checkout-sections.ts"
import { Button } from "../ui/button.tsx"
import { useActor } from "../shop-context.tsx"
import styles from "./checkout-section.module.css"

type Props = {
  readonly name: Name
  readonly title: string
  readonly summary: string
  readonly children: ReactNode
}

export function CheckoutSection({ children, name, summary, title }: Props) {
  const actor = useActor("checkout")
  const openSection = useSelector(actor, ({ context }) => context.section)
  const reached = useSelector(actor, ({ context }) => context.reached)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag("busy"))
  const sections = useSelector(actor, ({ context }) => sectionsFor(context.values), hasSameLength)
  const index = sections.indexOf(name)
  const isOpen = name === openSection
  const isReached = index <= sections.indexOf(reached)
  const isLast = index === sections.length - 1
  const id = `checkout-${name}`
  return (
    <section className={styles["section"]} aria-labelledby={id} data-state={isOpen ? "open" : isReached ? "done" : "ahead"}>
      <span className="display-s" aria-hidden="true">
        {index + 1}
      </span>
      <h2 id={id} className="display-s" tabIndex={-1}>
        {title}
      </h2>
      {isOpen || !isReached ? null : (
        <>
          <button
            type="button"
            className={`link ${styles["change"]}`}
            aria-label={`Изменить: ${title.toLowerCase()}`}
            aria-disabled={isBusy ? "true" : undefined}
            onClick={() => (isBusy ? undefined : actor.send({ type: "checkout.edit", section: name }))}
          >
            Изменить
          </button>
          <p className={styles["line"]}>{typeset(summary)}</p>
        </>
      )}
      {isOpen ? (
        <form
          className={styles["body"]}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            actor.send({ type: isLast ? "checkout.confirm" : "checkout.next" })
          }}
        >
          {children}
          {isLast ? null : (
            <div className={styles["next"]}>
              <Button type="submit" look="outline">
                Продолжить
              </Button>
            </div>
          )}
        </form>
      ) : null}
    </section>
  )
}

/** Compares lengths: lists of sections differ only by delivery. */
const hasSameLength = (one: ReadonlyArray<Name>, other: ReadonlyArray<Name>): boolean => one.length === other.length
