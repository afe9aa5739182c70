import type { SnapshotFrom } from "xstate"
import type { paymentMachine } from "./payment.machine.ts"

/** State of a payment; the page has a message for each. */
export const stepOf = ({ value }: SnapshotFrom<typeof paymentMachine>) => value
