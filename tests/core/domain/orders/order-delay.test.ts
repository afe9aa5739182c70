import { describe, expect, it } from "vitest"
import { delayOrder, reasonSentence } from "../../../../core/domain/orders/order-delay.ts"
import { orderStatuses } from "../../../../core/domain/orders/order-status.ts"
import { paymentStates } from "../../../../core/domain/orders/order-payment.ts"

const today = "2026-11-24"
const agreed = {
  status: "inWork",
  paymentState: "paid",
  delivery: "courier",
  term: { kind: "days", from: "2026-11-26", to: "2026-11-28" },
  delayReason: null
} as const
const delay = { day: "2026-12-05", reason: "Камень задержался на экспертизе." }
const put = (known: Partial<Parameters<typeof delayOrder>[0]>, change: Partial<typeof delay> = {}) => {
  const moved = delayOrder({ ...agreed, ...known }, { ...delay, ...change }, today)
  return typeof moved === "object" ? moved.refusal : moved
}

describe("a postponed order", () => {
  it("moves to a later day, and again to another; a repeated postponement changes nothing", () => {
    expect(put({})).toBe("moved")
    const moved = { term: { kind: "days", from: delay.day, to: delay.day }, delayReason: delay.reason } as const
    expect(put(moved)).toBe("alreadyThere")
    expect(put(moved, { reason: "Мастер заболел." })).toBe("moved")
    expect(put(moved, { day: "2026-12-03" })).toBe("moved")
    expect(put({ term: null })).toBe("moved")
    expect(put({ term: { kind: "workingDays", least: 2, most: 4 } })).toBe("moved")
  })

  it("must be on its way to the buyer", () => {
    expect(orderStatuses.map((status) => [status, put({ status }), put({ status, delivery: "self-pickup" })])).toEqual([
      ["new", "moved", "moved"],
      ["inWork", "moved", "moved"],
      ["ready", "moved", "Заказ уже ждёт покупателя"],
      ["completed", "Заказ уже выполнен", "Заказ уже выполнен"],
      ["cancelled", "Заказ отменён", "Заказ отменён"]
    ])
    expect(paymentStates.filter((paymentState) => put({ paymentState }) === "moved")).toEqual(["onReceipt", "paid"])
    expect(put({ delivery: "email", term: null })).toBe("Заказ уходит письмом, срока доставки у него нет")
  })

  it("gets no past, already promised, holiday or distant day", () => {
    expect(put({}, { day: today })).toBe("Этот день уже наступил")
    expect(put({}, { day: "2026-11-28" }).replaceAll("\u00A0", " ")).toBe("Заказ и так обещан по 28 ноября 2026")
    expect(put({}, { day: "2026-12-31" })).toBe("В этот день заказы не выдаются: праздник")
    expect(put({}, { day: "2027-02-23" })).toBe("В этот день заказы не выдаются: праздник")
    expect(put({}, { day: "2027-11-24" })).toBe("Это больше чем через 180 дней")
  })

  it("has its reason in one line with a full stop", () => {
    expect(["  Камень \n задержался ", "Уже едет!", "Ждём…", " "].map(reasonSentence)).toEqual([
      "Камень задержался.",
      "Уже едет!",
      "Ждём…",
      ""
    ])
  })
})
