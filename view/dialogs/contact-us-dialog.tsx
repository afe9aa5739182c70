import { typeset } from "../../core/domain/text/typography.ts"
import { ContactList } from "./contact-list.tsx"
import styles from "../modal/content.module.css"
import { Frame } from "../modal/frame.tsx"

/** DLG-040. */
export function ContactUsDialog() {
  return (
    <Frame title="Связаться с нами">
      <p className={styles["lead"]}>{typeset("Расскажем о камнях и изделиях, поможем с заказом и размером.")}</p>
      <ContactList />
    </Frame>
  )
}
