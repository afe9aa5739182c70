import { useSelector } from "../use-selector.ts"
import { type SyntheticEvent, useLayoutEffect, useRef } from "react"
import { Link } from "wouter"
import type { GiftCard } from "../../core/contract/gift-cards.ts"
import { type GiftFields, giftLine, readGift } from "../../core/domain/cart/gift-choice.ts"
import { textOf } from "../../core/domain/form/form.ts"
import { formatPrice } from "../../core/domain/text/money.ts"
import { waitsForNetwork } from "../../core/domain/shell/network-waits.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { useDialogAnchor } from "../modal/dialog-link.ts"
import { runEarlyPress } from "../islands/press.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { useIsHydrated } from "../islands/use-is-hydrated.ts"
import { useOffline } from "../use-offline.ts"
import { useGiftChoice } from "./use-gift-choice.ts"
import { Button } from "../ui/button.tsx"
import styles from "./gift-choice.module.css"
import { RecalledNote } from "../forms/recalled-note.tsx"
import { emptyGiftCard } from "./cart-gift.tsx"
import { DialogButton } from "../modal/dialog-button.tsx"
import { GiftFace } from "./gift-face.tsx"
import { GiftAmounts, GiftDesigns, GiftQuantity } from "./gift-fields.tsx"

type Props = {
  readonly cards: readonly [GiftCard, ...ReadonlyArray<GiftCard>]
  readonly heading: string
  readonly search: string
}

export function GiftChoice({ cards, heading, search }: Props) {
  const { choice, choose, isRecalled, renew } = useGiftChoice(cards, search)
  const send = useSend("cart")
  const form = useRef<HTMLFormElement>(null)
  const { amount, fields, offer, quantity } = choice
  const line = giftLine(choice)
  // Layout effect: a choice made before a passive one would count as made before hydration.
  useLayoutEffect(() => {
    const typed = form.current === null ? fields : typedFields(form.current)
    if (searchOf(typed) !== searchOf(fields)) choose(typed)
    // oxlint-disable-next-line react/exhaustive-deps -- once: takes over the fields filled in before hydration
  }, [])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedFields(event.currentTarget)
    const gift = giftLine(readGift(cards, searchOf(typed)))
    choose(typed)
    if (gift === null) queueMicrotask(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    else send({ type: "cart.add", ...gift })
  }
  return (
    <form ref={form} className={styles["choice"]} action="/giftcards/" noValidate onSubmit={submit}>
      <div className={styles["stage"]}>
        <GiftFace design={offer.previews[fields.design] ?? offer.previews[0]} amount={amount} />
        <GiftDesigns choice={choice} choose={choose} />
      </div>
      <div className={styles["form"]}>
        <h1 className="display-m">{heading}</h1>
        <p className={styles["lead"]}>
          {typeset(
            "На любое украшение, бриллиант или услугу дома. Придёт письмом сразу после оплаты или получателю в день, который вы выберете."
          )}
        </p>
        {isRecalled ? <RecalledNote onRenew={renew} /> : null}
        <GiftAmounts cards={cards} choice={choice} choose={choose} />
        <GiftQuantity choice={choice} choose={choose} />
        <div className={styles["foot"]} data-foot="bar">
          <div className={styles["total"]} aria-live="polite">
            <span>Итого</span>
            {amount === null || quantity === null ? (
              <span className="caption">{amount === null ? "Укажите сумму" : "Укажите количество"}</span>
            ) : (
              <output translate="no">{formatPrice(amount * quantity)}</output>
            )}
          </div>
          <Submit id={line?.id ?? null} />
        </div>
        {line === null ? null : (
          <GiftDetailsLink id={line.id} quantity={line.quantity} design={offer.previews[fields.design] ?? offer.previews[0]} />
        )}
        <noscript>
          <p className="caption">
            {typeset("Без JavaScript кнопка покажет сертификат и сумму. Чтобы купить его, напишите нам или зайдите в салон.")}
          </p>
        </noscript>
        <ul className={styles["links"]}>
          <li>
            <DialogLink dialog="useCertificate" href="/gift-certificates#kak-potratit">
              Как воспользоваться
            </DialogLink>
          </li>
          <li>
            <DialogLink dialog="termsCertificate" href="/gift-certificates">
              Правила сертификата
            </DialogLink>
          </li>
        </ul>
      </div>
    </form>
  )
}

/** Replays a press made before hydration. */
function Submit({ id }: { readonly id: string | null }) {
  const isAlive = useIsHydrated()
  const isOffline = useOffline()
  const cart = useFeature("cart")
  const isBusy = useSelector(cart, (snapshot) => snapshot?.context.writes.some((write) => "id" in write && write.id === id) === true)
  const count = useSelector(cart, (snapshot) => (id === null ? 0 : (snapshot?.context.short.counts[id] ?? 0)))
  return (
    <div
      ref={(place) => runEarlyPress(place, () => place?.closest("form")?.requestSubmit())}
      className={styles["submit"]}
      data-press="waits"
    >
      <Button type="submit" busy={isAlive && isBusy ? (isOffline ? waitsForNetwork : "Добавляем") : null}>
        В&nbsp;корзину
      </Button>
      <p className="caption" role="status">
        {!isAlive || count === 0 ? null : (
          <>
            {typeset(`В корзине: ${count}. `)}
            <Link className={styles["cart"]} href="/cart">
              Перейти в&nbsp;корзину
            </Link>
          </>
        )}
      </p>
    </div>
  )
}

function GiftDetailsLink({ design, id, quantity }: { readonly id: string; readonly quantity: number; readonly design: string }) {
  const isAlive = useIsHydrated()
  return (
    <p className={styles["sign"]} data-alive={isAlive}>
      <DialogButton
        className="link"
        dialog={{ key: "cartGift", props: { item: id, design, quantity: String(quantity), isInCart: "", ...emptyGiftCard } }}
      >
        {typeset("Подписать и выбрать день отправки")}
      </DialogButton>
    </p>
  )
}

type DialogLinkProps = { readonly dialog: "useCertificate" | "termsCertificate"; readonly href: string; readonly children: string }

function DialogLink({ children, dialog, href }: DialogLinkProps) {
  const linkProps = useDialogAnchor()
  return (
    <a className="link" data-look="quiet" href={href} {...linkProps({ key: dialog, props: {} })}>
      {children}
    </a>
  )
}

const typedFields = (form: HTMLFormElement): GiftFields => {
  const data = new FormData(form)
  const text = (name: string) => textOf(data.get(name))
  return { card: Number(text("card")), amount: text("amount"), design: Number(text("design")), quantity: text("quantity") }
}

const searchOf = ({ amount, card, design, quantity }: GiftFields): string =>
  new URLSearchParams({ card: String(card), amount, design: String(design), quantity }).toString()
