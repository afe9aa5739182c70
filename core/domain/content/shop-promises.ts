/** Sentences kept out of `shop-phrases.ts`, which the first page loads. */

/** After «вернули». */
export const refundWay = "тем же способом, которым вы платили"
/** The shop cannot promise for the bank. */
export const bankTakes = "Банк обычно зачисляет деньги в течение трёх рабочих дней."

export const checkPace = "Раз в полгода, если украшение носят каждый день."
/** Within a sentence. */
export const freeResizing = "первое изменение размера в течение года бесплатно, если модель позволяет"

/** Matches `slotCity`. */
export const courierHours = "в Москве и Санкт-Петербурге часы можно выбрать при оформлении, в других городах время согласуем по телефону"
export const insuredParcel = "До вручения посылка застрахована на полную стоимость."
export const givenByName =
  "Заказ отдаём по паспорту и только получателю. Если забирать будет другой человек, ему понадобится доверенность от нотариуса."
export const tagCheck = "сверьте УИН, массу и артикул с биркой. Если что-то не сходится, не подписывайте накладную и позвоните нам."

export const certificateIsMoney = "Скидки действуют и с ним: сертификат заменяет деньги."
