import { ListFoot } from "../catalogue/list-foot.tsx"
import { Chip } from "../ui/chip.tsx"
import { Crumbs, homeCrumb } from "../ui/crumbs.tsx"
import styles from "./parts.module.css"
import { Section, Wide } from "./section.tsx"

export function Ways() {
  return (
    <Section id="ways">
      <Wide name="путь к странице">
        <Crumbs trail={trail} here="Кольца" />
      </Wide>
      <Wide name="выбранные фильтры: нажатие на чип снимает его целиком">
        <ul className={styles["chips"]}>
          {["Круг", "Масса 1–1,5 карата", "Цвет D–F", "Цена до 2 000 000 ₽"].map((chosen) => (
            <li key={chosen}>
              <Chip>{chosen}</Chip>
            </li>
          ))}
        </ul>
      </Wide>
      <Wide name="низ списка, четвёртая страница из девяти">
        <ListFoot place={{ path: "/diamonds/4", search: "", index: 0 }} items={shown} page={4} pages={9} total={212} />
      </Wide>
    </Section>
  )
}

const trail = [homeCrumb, ["Украшения", "/jewelry/"]] as const

const shown = Array.from({ length: 24 }, (_, index) => index)
