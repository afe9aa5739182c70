import { Effect, Schema } from "effect"
import { loadOnce, loadProvider, ScriptFailed } from "./load-script.ts"

/** Provider's script URL, and the shop's key. */
export type MapsOptions = { readonly script: string; readonly key: string }

/** Global of Yandex Maps 3 or a compatible script. */
export type MapsProvider = {
  readonly ready: Promise<unknown>
  readonly YMap: new (place: HTMLElement, options: object) => ProviderMap
  readonly YMapDefaultSchemeLayer: new (options: object) => object
  readonly YMapDefaultFeaturesLayer: new (options: object) => object
  readonly YMapMarker: new (options: object, element: HTMLElement) => object
}
type ProviderMap = {
  readonly addChild: (child: object) => unknown
  readonly removeChild: (child: object) => unknown
  readonly setLocation: (location: object) => void
  readonly destroy: () => void
}

export class MapsUnavailable extends Schema.TaggedError<MapsUnavailable>()("MapsUnavailable", { reason: Schema.String }) {
  override get message(): string {
    return this.reason
  }
}

const timeout = "5 seconds"

/** Loads the provider's script once, again after a failure (MKT-024, CNT-013). Errors omit its address, which contains the key. */
export const mapsScript = ({ key, script }: MapsOptions): Effect.Effect<MapsProvider, MapsUnavailable> => {
  const source = new URL(script)
  source.searchParams.set("apikey", key)
  source.searchParams.set("lang", "ru_RU")
  return Effect.tryPromise({
    try: loadOnce(() => loadReady(source.href)),
    catch: (reason) =>
      new MapsUnavailable({ reason: reason instanceof ScriptFailed ? reason.message : "the provider did not become ready" })
  }).pipe(
    Effect.timeoutOrElse({
      duration: timeout,
      orElse: () => Effect.fail(new MapsUnavailable({ reason: "the script did not load in time" }))
    })
  )
}

const loadReady = async (source: string): Promise<MapsProvider> => {
  const provider = await loadProvider(source, "ymaps3", isProvider)
  await provider.ready
  return provider
}

const isProvider = (value: unknown): value is MapsProvider => typeof value === "object" && value !== null && "ready" in value
