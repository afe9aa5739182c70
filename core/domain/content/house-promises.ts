/** Sentences shared by pages, dialogs, e-mails and landings. Separate from `house-phrases.ts`, because the first page loads that file. */

/** Refund method, used after «вернули». */
export const refundWay = "тем же способом, которым вы платили"
/** Time that the bank needs, which the shop cannot promise. */
export const bankTakes = "Банк обычно зачисляет деньги в течение трёх рабочих дней."

/** Interval between checks of a worn piece. */
export const checkPace = "Раз в полгода, если украшение носят каждый день."
/** Condition of free resizing; used within a sentence. */
export const freeResizing = "первое изменение размера в течение года бесплатно, если модель позволяет"

/** Cities with courier slots; must match `slotCity`. */
export const courierHours = "в Москве и Санкт-Петербурге часы можно выбрать при оформлении, в других городах время согласуем по телефону"
export const insuredParcel = "До вручения посылка застрахована на полную стоимость."
export const givenByName =
  "Заказ отдаём по паспорту и только получателю. Если забирать будет другой человек, ему понадобится доверенность от нотариуса."
/** Checks before signing for a parcel. */
export const tagCheck = "сверьте УИН, массу и артикул с биркой. Если что-то не сходится, не подписывайте накладную и позвоните нам."

/** Certificates can be combined with promotions. */
export const certificateIsMoney = "Скидки действуют и с ним: сертификат заменяет деньги."
