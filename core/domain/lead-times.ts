import { deliveryDaysLeast, engravingDays, frameDays, onOrderWeeks } from "./house-rules.ts"
import { formatCount } from "./plural.ts"

/** How long things take, in the one wording of the house: from its numbers, for every page, letter and dialog that says it. */
export const deliveryFrom = `от ${formatCount(deliveryDaysLeast, ["дня", "дней", "дней"])}`
export const soonestDelivery = formatCount(deliveryDaysLeast, ["день", "дня", "дней"])
export const onOrderTerm = `обычно от ${onOrderWeeks.least} до ${onOrderWeeks.most} недель`
export const engravingTerm = formatCount(engravingDays, ["рабочий день", "рабочих дня", "рабочих дней"])
export const frameTerm = formatCount(frameDays, ["день", "дня", "дней"])
