import type { SnapshotFrom } from "xstate"
import type { paymentMachine } from "./payment.machine.ts"

/** Each step has its own message on the page. */
export const stepOf = ({ value }: SnapshotFrom<typeof paymentMachine>) => value
