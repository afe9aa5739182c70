/** Bought, ordered with payment on receipt, or taken off sale by the shop. */
export const absences = ["sold", "reserved", "withdrawn"] as const
export type Absence = (typeof absences)[number]

/** Without a full stop. */
export const absenceOfStone: Readonly<Record<Absence, string>> = {
  sold: "Этот камень уже купили",
  reserved: "Этот камень отложен по заказу",
  withdrawn: "Этот камень сняли с продажи"
}
