import type { DialogProps } from "../../core/contract/dialogs.ts"
import { hostOf } from "../../core/domain/url/host.ts"
import { nbsp } from "../../core/domain/text/numbers.ts"
import { typeset } from "../../core/domain/text/typography.ts"
import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { useSend } from "../shop-context.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** Shows an external address before it opens (DLG-038). */
export function ExternalLinkDialog({ url }: DialogProps<"externalLink">) {
  const send = useSend("dialogs")
  const host = hostOf(url)
  const close = () => send({ type: "dialogs.close", key: "externalLink" })
  return (
    <Frame title="Переход на другой сайт">
      <div className={styles["words"]}>
        <p>{typeset("Эта ссылка ведёт на сайт, который нам не принадлежит. Что на нём сказано и как он хранит данные, решаем не мы.")}</p>
        <p className={styles["address"]}>{url}</p>
      </div>
      <div className={styles["pair"]}>
        <Button look="outline" onPress={close}>
          Остаться
        </Button>
        <a className="button" href={url} target="_blank" rel="noopener noreferrer" onClick={close}>
          {`Перейти на${nbsp}сайт ${host}`}
          <Icon name="outside" size={16} />
          <span className="unseen"> (откроется в&nbsp;новой вкладке)</span>
        </a>
      </div>
    </Frame>
  )
}
