import { Checkbox } from "../ui/choices/checkbox.tsx"
import { Combobox } from "../ui/combobox.tsx"
import { Icon } from "../ui/icon.tsx"
import { Radio } from "../ui/choices/radio.tsx"
import { Select } from "../ui/select.tsx"
import { TextArea } from "../ui/text-area.tsx"
import { TextField } from "../ui/text-field.tsx"
import { Tiles } from "../ui/choices/tiles.tsx"
import styles from "./parts.module.css"
import { Row, Section, State } from "./section.tsx"

export function Fields() {
  return (
    <>
      <Section id="fields">
        <Row isWide>
          <TextField label="E-mail" required type="email" placeholder="name@example.ru" hint="Пустое" />
          <TextField label="Телефон" required type="tel" defaultValue="+7 916 000-12" error="Некорректный номер телефона" />
          <TextField label="Имя бриллианта" defaultValue="Аврора" maxLength={20} count={[6, 20]} />
          <TextField label="Пароль" type="password" defaultValue="0123456789" hint="От 8 до 20 символов" end={eye} />
          <TextField label="Город доставки" defaultValue="Москва" disabled hint="Неактивное" />
          <Select label="Город" options={cities} defaultValue="kazan" />
          <Select label="Город салона" options={cities} disabled hint="Неактивное" />
          <TextArea label="Вопрос" required defaultValue="Можно ли уменьшить кольцо на размер" maxLength={1000} count={[35, 1000]} />
          <TextArea label="Сообщение к бриллианту" error="Поле заполнено неверно" defaultValue="До ста символов" />
          <div className={styles["open"]}>
            <Combobox
              label="Улица"
              listLabel="Подсказки улиц"
              options={streets}
              active={1}
              defaultValue="Твер"
              onMove={doNothing}
              onChoose={doNothing}
              onDismiss={doNothing}
            />
          </div>
        </Row>
      </Section>
      <Section id="choices">
        <Row isWide>
          <State name="флажок">
            <div>
              <Checkbox defaultChecked count={214}>
                Белое золото
              </Checkbox>
              <Checkbox count={37}>Платина</Checkbox>
              <Checkbox disabled count={0}>
                Беркана
              </Checkbox>
              <Checkbox disabled defaultChecked>
                Выбрано, не меняется
              </Checkbox>
            </div>
          </State>
          <State name="переключатель">
            <div role="radiogroup" aria-label="Получение">
              <Radio name="parts-way" defaultChecked>
                Салон
              </Radio>
              <Radio name="parts-way">Курьер</Radio>
              <Radio name="parts-way" disabled>
                Постамат
              </Radio>
            </div>
          </State>
          <Tiles legend="Размер кольца" name="parts-size" options={sizes} chosen="16" />
        </Row>
      </Section>
    </>
  )
}

const eye = (
  <button className={styles["badge"]} type="button" aria-label="Показать пароль">
    <Icon name="eye" />
  </button>
)

const cities = [
  ["moskva", "Москва"],
  ["kazan", "Казань"]
] as const

const streets = ["Тверская улица", "1-я Тверская-Ямская улица", "Тверской бульвар"]
const doNothing = () => undefined

const sizes = ["15,5", "16", "16,5", "17", "17,5"].map((label) => ({ value: label, label, isAvailable: label !== "17,5" }))
