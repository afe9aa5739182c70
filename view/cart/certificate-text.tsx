import { typeset } from "../../core/domain/text/typography.ts"
import { DialogButton } from "../modal/dialog-button.tsx"
import { Icon } from "../ui/icon.tsx"
import { PaperLink, PaperNote } from "../orders/paper-link.tsx"
import styles from "./cart-line.module.css"

type Props = {
  readonly id: string
  readonly text: { readonly name: string; readonly message: string }
  /** Certificate printed with this text (CERT-008). */
  readonly url: string | null
}

/** CERT-012, CERT-013. */
export function CertificateText({ id, url, text: { message, name } }: Props) {
  const isNamed = name !== "" || message !== ""
  return (
    <div className={styles["words"]}>
      {name === "" ? null : <p>{typeset(`Имя в сертификате: «${name}»`)}</p>}
      {message === "" ? null : <p>{typeset(`Послание: ${message}`)}</p>}
      <p>
        <DialogButton className={styles["quiet"] ?? ""} dialog={{ key: "cartCertificateDiamond", props: { item: id, name, message } }}>
          {isNamed ? "Изменить" : typeset("Дать камню имя")}
        </DialogButton>
        {url === null ? null : (
          <PaperLink className={styles["quiet"] ?? ""} url={url}>
            <Icon name="document" />
            {typeset("Сертификат с именем, PDF")}
          </PaperLink>
        )}
      </p>
      {url === null ? null : <PaperNote url={url} />}
    </div>
  )
}
