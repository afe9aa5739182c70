import { Button } from "../ui/button.tsx"
import { Icon } from "../ui/icon.tsx"
import { TextLink } from "../ui/text-link.tsx"
import styles from "./parts.module.css"
import { Row, Section, State } from "./section.tsx"

export function Buttons() {
  return (
    <Section id="buttons" note="Рамку фокуса видно с клавиатуры: нажмите Tab.">
      <Row isWide>
        <State name="основная">
          <Button>В корзину</Button>
        </State>
        <State name="ожидание">
          <Button busy="Добавляем">В корзину</Button>
        </State>
        <State name="неактивная, с причиной">
          <Button reason="Сначала выберите размер">В корзину</Button>
        </State>
        <State name="сделано">
          <Button look="outline">
            <Icon name="check" />В корзине
          </Button>
        </State>
        <State name="вторая">
          <Button look="outline">Подробнее</Button>
        </State>
        <State name="вторая, ожидание">
          <Button look="outline" busy="Загружаем">
            Показать ещё 24
          </Button>
        </State>
        <State name="малая 44">
          <Button look="outline" size="small">
            Сравнить
          </Button>
        </State>
        <State name="на тёмном">
          <div className={styles["night"]} data-scene="night">
            <Button>На тёмном</Button>
            <Button look="outline">Вторая</Button>
          </div>
        </State>
        <State name="ссылка">
          <span>
            <TextLink className="link" href="/jewelry/">
              Все украшения
            </TextLink>
          </span>
        </State>
        <State name="тихая ссылка">
          <span>
            <a className="link" data-look="quiet" href="#buttons">
              Сбросить всё
            </a>
          </span>
        </State>
      </Row>
    </Section>
  )
}
