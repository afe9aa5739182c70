import type { MapsProvider } from "../../../adapters/browser/scripts/map-script.ts"

/** Object on a stub map of Yandex Maps 3. */
type Child = { readonly kind: string; readonly options: object; readonly body?: HTMLElement }

type FakeMap = {
  readonly options: Readonly<Record<string, unknown>>
  readonly children: Set<Child>
  readonly turns: Array<object>
  isGone: boolean
}

/** A map provider that draws nothing and records its calls; `fails.now` makes it fail. */
export const fakeProvider = () => {
  const maps: Array<FakeMap> = []
  const fails = { now: false }
  const childOf = (kind: string): new (options: object, body?: HTMLElement) => object =>
    function child(options: object, body?: HTMLElement) {
      return { kind, options, ...(body && { body }) }
    } as unknown as new (options: object, body?: HTMLElement) => object
  const provider: MapsProvider = {
    ready: Promise.resolve(),
    YMapDefaultSchemeLayer: childOf("scheme"),
    YMapDefaultFeaturesLayer: childOf("features"),
    YMapMarker: childOf("mark"),
    YMap: function map(place: HTMLElement, options: Readonly<Record<string, unknown>>) {
      const fake: FakeMap = { options, children: new Set(), turns: [], isGone: false }
      if (fails.now) throw new Error("no canvas")
      maps.push(fake)
      return {
        addChild: (child: Child) => {
          fake.children.add(child)
          if (child.body !== undefined) place.append(child.body)
        },
        removeChild: (child: Child) => {
          fake.children.delete(child)
          child.body?.remove()
        },
        setLocation: (location: object) => void fake.turns.push(location),
        destroy: () => (fake.isGone = true)
      }
    } as unknown as MapsProvider["YMap"]
  }
  return { provider, maps, fails }
}
