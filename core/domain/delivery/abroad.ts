import { organization } from "../content/organization.ts"

/** Refusal of an address abroad: such an order is agreed before payment, by phone or e-mail. */
export const abroadText = `На сайте оформляем доставку только по России. В Беларусь, Казахстан, Армению и Киргизию отправляем по согласованию: позвоните ${organization.phone} или напишите на ${organization.email}`
