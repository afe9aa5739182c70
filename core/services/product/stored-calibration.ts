import { Effect, Option, Schema } from "effect"
import { type Calibration, isCalibration } from "../../domain/true-size/calibration.ts"
import { DeviceStorage } from "../ports/device-storage.ts"

/** Device pixels per CSS pixel, at least 0.1; a zoomed page or another screen changes it. */
export type PixelRatio = {
  readonly read: Effect.Effect<number>
  readonly watch: (notify: (ratio: number) => void) => Effect.Effect<never>
}

type CalibrationStorageFact =
  | { readonly type: "trueSize.hydrated"; readonly calibration: Calibration | null; readonly ratio: number }
  | { readonly type: "trueSize.changedElsewhere"; readonly calibration: Calibration | null }
  | { readonly type: "trueSize.zoomed"; readonly ratio: number }

const StoredCalibration = Schema.Struct({ scale: Schema.Finite, ratio: Schema.Finite })

/** `null` for a calibration that no screen has. */
export const readCalibration = (stored: unknown): Calibration | null => {
  const calibration = Option.getOrNull(Schema.decodeUnknownOption(StoredCalibration)(stored))
  return calibration !== null && isCalibration(calibration) ? calibration : null
}

/** Reports the stored calibration, then changes by other tabs and of the page's zoom. */
export const watchCalibration = (
  pixelRatio: PixelRatio,
  sendBack: (seen: CalibrationStorageFact) => void
): Effect.Effect<never, never, DeviceStorage> =>
  Effect.gen(function* () {
    const storage = yield* DeviceStorage
    const calibration = readCalibration(yield* storage.read("trueSize"))
    sendBack({ type: "trueSize.hydrated", calibration, ratio: yield* pixelRatio.read })
    return yield* Effect.raceFirst(
      storage.watch("trueSize", (stored) => sendBack({ type: "trueSize.changedElsewhere", calibration: readCalibration(stored) })),
      pixelRatio.watch((ratio) => sendBack({ type: "trueSize.zoomed", ratio }))
    )
  })

export const storeCalibration = (calibration: Calibration | null): Effect.Effect<void, never, DeviceStorage> =>
  Effect.flatMap(DeviceStorage, (storage) => storage.update("trueSize", () => calibration))
