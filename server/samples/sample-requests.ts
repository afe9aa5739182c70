import { Struct } from "effect"
import type { DiamondOrder, DiamondOrderCard } from "../../core/contract/diamond-orders.ts"
import type { DiamondOrderStatus } from "../../core/domain/diamond-orders/diamond-order.ts"
import { sampleRequest } from "../../core/domain/samples/sample-session.ts"
import { dayMs } from "../../core/domain/text/day-after.ts"

type SampleRequest = Pick<DiamondOrderCard, "id" | "shape" | "weightFrom" | "weightTo" | "budget" | "comment"> & {
  /** Age in days. */
  readonly asked: number
  readonly statuses: ReadonlyArray<DiamondOrderStatus>
}

const samples: ReadonlyArray<SampleRequest> = [
  {
    id: sampleRequest,
    shape: "round",
    weightFrom: 1,
    weightTo: 1.2,
    budget: 1_500_000,
    comment: "Для помолвочного кольца",
    asked: 6,
    statuses: ["accepted", "started"]
  },
  {
    id: sampleRequest - 40,
    shape: "oval",
    weightFrom: 0.7,
    weightTo: 0.9,
    budget: null,
    comment: "",
    asked: 74,
    statuses: ["accepted", "started", "ordered", "onWay", "ready", "completed"]
  }
]

/** Latest first. */
export const sampleRequests = (now: number): ReadonlyArray<DiamondOrder> =>
  samples.map(({ asked, statuses, ...wish }) => {
    const askedAt = now - asked * dayMs
    const history = statuses.map((status, index) => ({ status, at: new Date(askedAt + index * dayMs).toISOString(), words: null }))
    const status = statuses.at(-1) ?? "accepted"
    return {
      ...wish,
      status,
      colorFrom: "D",
      colorTo: "F",
      clarityFrom: "IF",
      clarityTo: "VS1",
      wishedOn: null,
      askedAt: new Date(askedAt).toISOString(),
      canCancel: status === "accepted" || status === "started",
      filesCount: 0,
      history: history.toReversed()
    }
  })

export const toRequestCard = (request: DiamondOrder): DiamondOrderCard => Struct.omit(request, ["filesCount", "history"])
