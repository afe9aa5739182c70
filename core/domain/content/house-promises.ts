/** Whole sentences of the house that pages, dialogs, letters and landings share. They stand apart from `house-phrases.ts`, which the first page loads. */

/** After «вернули»: how money goes back. */
export const refundWay = "тем же способом, которым вы платили"
/** The bank's part of a refund, which the house does not promise for it. */
export const bankTakes = "Банк обычно зачисляет деньги в течение трёх рабочих дней."

/** Interval between checks of a piece that is worn. */
export const checkPace = "Раз в полгода, если украшение носят каждый день."
/** Condition of a free change of size; it stands within a sentence. */
export const freeResizing = "первое изменение размера в течение года бесплатно, если модель позволяет"

/** Cities in which the hours of a courier can be chosen, those of `slotCity`. */
export const courierHours = "в Москве и Санкт-Петербурге часы можно выбрать при оформлении, в других городах время согласуем по телефону"
export const insuredParcel = "До вручения посылка застрахована на полную стоимость."
export const givenByName =
  "Заказ отдаём по паспорту и только получателю. Если забирать будет другой человек, ему понадобится доверенность от нотариуса."
/** Comparison that a buyer makes before signing for a parcel. */
export const tagCheck = "сверьте УИН, массу и артикул с биркой. Если что-то не сходится, не подписывайте накладную и позвоните нам."

/** A certificate pays like money: promotions go on beside it. */
export const certificateIsMoney = "Скидки действуют и с ним: сертификат заменяет деньги."
