import { Icon } from "../../ui/icon.tsx"
import { iconNames } from "../../ui/icon-names.ts"
import { formatCount } from "../../../core/domain/text/plural.ts"
import styles from "./icons-screen.module.css"

/** Every icon in three sizes; a click selects its name (RT-138). */
export function IconsScreen() {
  return (
    <div className={`container ${styles["page"]}`}>
      <h1 className="display-l">Иконки</h1>
      <p className={styles["note"]}>
        {formatCount(iconNames.length, ["знак", "знака", "знаков"])} на&nbsp;сетке&nbsp;24: 16, 20 и&nbsp;24 пикселя
      </p>
      <ul className={styles["icons"]}>
        {iconNames.map((name) => (
          <li key={name}>
            <span>
              <Icon name={name} size={16} />
              <Icon name={name} size={20} />
              <Icon name={name} size={24} />
            </span>
            <code lang="en">{name}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
