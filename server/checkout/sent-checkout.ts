import type { Term } from "../../core/domain/delivery/arrival.ts"
import type { Slot } from "../../core/domain/delivery/slots.ts"
import type { OrderAddress } from "../../core/contract/checkout.ts"

export type Checkout = {
  readonly name: string
  readonly phone: string
  readonly email: string
  readonly deliveryId: number | null
  readonly addressId: number | null
  readonly address: OrderAddress | null
  readonly pointId: number | null
  readonly paymentId: number | null
  readonly comment: string
  readonly isGiftWrapped?: boolean
  readonly parcelNote?: string | null
  readonly total: number
  readonly due?: number
  readonly term?: Term | null
  readonly slot?: Slot | null
}
