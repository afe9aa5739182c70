import { type FullSlot, slotCapacity } from "../../core/domain/delivery/slots.ts"
import { type DatabaseEffect, execute, query } from "../platform/db/query.ts"
import { advisoryLocks } from "../platform/db/advisory-locks.ts"

/** A cancelled order frees its slot. */
export const findFullSlots: DatabaseEffect<ReadonlyArray<FullSlot>> = query<FullSlot>(
  `select slot_city as city, slot_day::text as day, slot_hours as hours from orders
      where slot_day >= (now() + interval '3 hours')::date and status <> 'cancelled'
      group by slot_city, slot_day, slot_hours having count(*) >= $1::int4 order by 2, 3, 1`,
  [slotCapacity]
)

/** Serialises orders for the same slot. */
export const lockSlot = ({ city, day, hours }: FullSlot): DatabaseEffect<void> =>
  execute(`select pg_advisory_xact_lock(${advisoryLocks.deliverySlots}, hashtext($1))`, [`${city} ${day} ${hours}`])
