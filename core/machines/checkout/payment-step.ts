import type { SnapshotFrom } from "xstate"
import type { paymentMachine } from "./payment.machine.ts"

export const stepOf = ({ value }: SnapshotFrom<typeof paymentMachine>) => value
