import { StaticBlock } from "../../content/static-block.tsx"
import { Buttons } from "../buttons.tsx"
import { Cards } from "../cards.tsx"
import { Drawings } from "../drawings.tsx"
import { Fields } from "../fields.tsx"
import { blocks } from "../fixtures.ts"
import { Messages } from "../messages.tsx"
import styles from "../parts.module.css"
import { Section } from "../section.tsx"
import { Tokens } from "../tokens.tsx"

/** Every part of the interface in each of its states, for those who build it. */
export function PartsScreen() {
  return (
    <div className={`container ${styles["page"]}`}>
      <h1 className="display-l">Части и&nbsp;состояния</h1>
      <nav className={styles["contents"]} aria-label="Главы">
        {chapters.map(([id, title]) => (
          <a key={id} className="link" data-look="quiet" href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <Tokens />
      <Buttons />
      <Fields />
      <Cards />
      <Messages />
      <Drawings />
      <Section id="words" title="Страница слов">
        <div className={styles["words"]}>
          {blocks.map((block) => (
            <StaticBlock key={block.kind + ("isOrdered" in block ? String(block.isOrdered) : "")} block={block} />
          ))}
        </div>
      </Section>
    </div>
  )
}

const chapters = [
  ["colors", "Цвет"],
  ["type", "Текст"],
  ["spaces", "Отступы"],
  ["buttons", "Кнопки"],
  ["fields", "Поля"],
  ["choices", "Выбор"],
  ["jewelry-cards", "Карточки"],
  ["messages", "Сообщения"],
  ["empty", "Пусто"],
  ["octagons", "Восьмиугольники"],
  ["cuts", "Огранки"],
  ["words", "Страница слов"]
] as const
