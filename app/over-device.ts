import { Effect } from "effect"
import { Connection } from "../core/services/ports/connection.ts"
import { DeviceStorage } from "../core/services/ports/device-storage.ts"

type Device = { readonly connection: Connection["Service"]; readonly storage: DeviceStorage["Service"] }

export const overDevice =
  ({ connection, storage }: Device) =>
  <A, E, R>(program: Effect.Effect<A, E, R>) =>
    program.pipe(Effect.provideService(DeviceStorage, storage), Effect.provideService(Connection, connection))
