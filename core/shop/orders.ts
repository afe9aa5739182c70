import { checkoutMachine as checkout } from "../machines/checkout/checkout.machine.ts"
import { paymentMachine as payment } from "../machines/checkout/payment.machine.ts"
import { placedOrderMachine as placedOrder } from "../machines/orders/placed-order.machine.ts"

/** Machines of an order, loaded with its screens in one chunk. */
export const orderMachines = { checkout, payment, placedOrder }

export type OrderMachines = typeof orderMachines
