import { StoneGrades } from "../product/stone-grades.late.tsx"
import { Sums } from "../orders/sums.tsx"
import { InsertsTable } from "../product/inserts-table.tsx"
import { PriceLine } from "../product/price-line.tsx"
import { SpecList } from "../product/spec-list.tsx"
import { TextTable } from "../content/text-table.tsx"
import { gradedStone, inserts, specs } from "./goods-fixtures.ts"
import { Row, Section, State, Wide } from "./section.tsx"

export function Tables() {
  return (
    <>
      <Section id="prices">
        <Row>
          <State name="обычная">
            <PriceLine price={1_289_000} oldPrice={null} isOnOrder={false} />
          </State>
          <State name="снижена">
            <PriceLine price={1_159_000} oldPrice={1_289_000} isOnOrder={false} />
          </State>
          <State name="под заказ">
            <PriceLine price={1_289_000} oldPrice={null} isOnOrder />
          </State>
        </Row>
        <Row isWide>
          <State name="сумма заказа">
            <Sums rows={sums} total={1_204_000} />
          </State>
          <State name="сумма пересчитывается">
            <Sums rows={sums} total={1_204_000} isCounting />
          </State>
        </Row>
      </Section>
      <Section id="grades">
        <Wide name="оценки камня на их шкалах">
          <StoneGrades diamond={gradedStone} />
        </Wide>
        <Wide name="характеристики">
          <SpecList rows={specs} />
        </Wide>
      </Section>
      <Section id="tables" note="На узком экране строка таблицы становится карточкой.">
        <Wide name="вставки украшения">
          <span id="parts-inserts" className="unseen">
            Вставки украшения
          </span>
          <InsertsTable inserts={inserts} labelledBy="parts-inserts" />
        </Wide>
        <Wide name="таблица страницы текста">
          <TextTable head={table.head} rows={table.rows} />
        </Wide>
      </Section>
    </>
  )
}

const sums = [
  ["Изделия", 1_289_000],
  ["Скидка по промокоду", "−85 000 ₽"],
  ["Доставка", "Бесплатно"]
] as const

const table = {
  head: ["Размер", "Диаметр", "Окружность"],
  rows: [
    ["16", "16 мм", "50,3 мм"],
    ["16,5", "16,5 мм", "51,8 мм"],
    ["17", "17 мм", "53,4 мм"]
  ]
}
