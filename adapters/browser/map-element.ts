import { Effect, Option, Schema } from "effect"
import { mapEvent, type MapPoint, mapTag } from "../../core/domain/postal/map-points.ts"
import { type DrawnMap, drawMap } from "./map-drawing.ts"
import { MapsUnavailable, type MapsOptions, mapsScript } from "./scripts/map-script.ts"

/** Element of a provider's map: `points` are places as JSON, `chosen` is an id. It shows its children until the map is ready. */
export const defineMap = (options: MapsOptions & { readonly warn: (message: string, reason: string) => void }): void => {
  const provider = mapsScript(options)
  class ShopMap extends HTMLElement {
    static readonly observedAttributes = ["points", "chosen"]
    private drawn: DrawnMap | undefined
    private leave: (() => void) | undefined

    connectedCallback(): void {
      const live = Effect.flatMap(provider, (loaded) =>
        Effect.acquireUseRelease(
          Effect.try({
            try: () => drawMap(loaded, this, (id) => this.reportChoice(id)),
            catch: (thrown) => new MapsUnavailable({ reason: String(thrown) })
          }),
          (drawn) =>
            Effect.andThen(
              Effect.sync(() => this.begin(drawn)),
              Effect.never
            ),
          (drawn) => Effect.sync(() => drawn.remove())
        )
      )
      const stop = Effect.runCallback(Effect.catch(live, ({ reason }) => Effect.sync(() => options.warn("could not load the map", reason))))
      this.leave = () => stop()
    }

    disconnectedCallback(): void {
      this.drawn = undefined
      delete this.dataset["live"]
      this.leave?.()
    }

    attributeChangedCallback(): void {
      this.draw()
    }

    private begin(drawn: DrawnMap): void {
      this.drawn = drawn
      this.dataset["live"] = ""
      this.draw()
    }

    private draw(): void {
      this.drawn?.show(pointsIn(this.getAttribute("points")), this.getAttribute("chosen"))
    }

    private reportChoice(id: string): void {
      this.dispatchEvent(new CustomEvent(mapEvent, { detail: id }))
    }
  }
  if (customElements.get(mapTag) === undefined) customElements.define(mapTag, ShopMap)
}

const Points = Schema.Array(
  Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    latitude: Schema.Finite,
    longitude: Schema.Finite,
    isFar: Schema.optionalKey(Schema.Boolean)
  })
)
const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Points))

const pointsIn = (text: string | null): ReadonlyArray<MapPoint> => Option.getOrElse(decode(text), () => [])
