import { typeset } from "../../core/domain/text/typography.ts"
import { useFeature, useSend } from "../shop-context.tsx"
import { Icon } from "../ui/icon.tsx"
import { useSelector } from "../use-selector.ts"

type Props = {
  readonly address: string
  readonly className: string | undefined
  /** Announced after copying. */
  readonly copied: string
  /** Text of the link that replaces copying where the browser forbids it. */
  readonly byHand: string
  readonly noteClassName: string | undefined
}

/** Button that copies an address of the shop. */
export function CopyLink({ address, byHand, className, copied, noteClassName }: Props) {
  const send = useSend("favourites")
  const copyState = useSelector(useFeature("favourites"), (snapshot) => (snapshot === undefined ? "resting" : snapshot.value.link))
  return (
    <>
      <button className={className} type="button" onClick={() => send({ type: "favourites.copy", path: address })}>
        <Icon name={copyState === "copied" ? "check" : "share"} />
        {typeset(copyState === "copied" ? "Ссылка скопирована" : "Поделиться")}
      </button>
      <span className="unseen" role="status">
        {copyState === "copied" ? typeset(copied) : null}
      </span>
      {copyState === "forbidden" ? (
        <p className={noteClassName} role="alert">
          {typeset("Браузер не разрешил копирование. ")}
          <a href={address}>{typeset(byHand)}</a>
        </p>
      ) : null}
    </>
  )
}
