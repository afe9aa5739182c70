/** Separate from `shop-phrases.ts`, which the first page loads. */

/** Follows «вернули». */
export const refundMethodText = "тем же способом, которым вы платили"
/** «обычно», because the shop cannot promise for the bank. */
export const refundDelay = "Банк обычно зачисляет деньги в течение трёх рабочих дней."

export const checkPace = "Раз в полгода, если украшение носят каждый день."
/** Part of a sentence. */
export const freeResizing = "первое изменение размера в течение года бесплатно, если модель позволяет"

/** Cities of `slotCity`. */
export const courierHours = "в Москве и Санкт-Петербурге часы можно выбрать при оформлении, в других городах время согласуем по телефону"
export const insuredParcel = "До вручения посылка застрахована на полную стоимость."
export const givenByName =
  "Заказ отдаём по паспорту и только получателю. Если забирать будет другой человек, ему понадобится доверенность от нотариуса."
export const tagCheck = "сверьте УИН, массу и артикул с биркой. Если что-то не сходится, не подписывайте накладную и позвоните нам."

export const unusedCertificateReturn = "Неиспользованный сертификат можно вернуть, пока идёт срок"
export const certificateIsMoney = "Скидки действуют и с ним: сертификат заменяет деньги."
