import { checkoutMachine as checkout } from "../machines/checkout/checkout.machine.ts"
import { paymentMachine as payment } from "../machines/checkout/payment.machine.ts"
import { placedOrderMachine as placedOrder } from "../machines/orders/placed-order.machine.ts"

/** The machines of an order, from its first field to its receipt: they come with their screens, together. */
export const orderMachines = { checkout, payment, placedOrder }

export type OrderMachines = typeof orderMachines
