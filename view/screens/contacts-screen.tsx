import { useLocation } from "wouter"
import type { StoreCity, StoreContacts, StoreLocation } from "../../core/contract/content/stores.ts"
import { getInTouchPath } from "../../core/domain/questions/question-paths.ts"
import { Crumbs } from "../ui/crumbs.tsx"
import { ShopContacts } from "../content/shop-contacts.tsx"
import { PhoneLink } from "../content/phone-link.tsx"
import { PlacesMap } from "../content/places-map.tsx"
import { PlacesPlan } from "../content/places-plan.tsx"
import { TextLink } from "../ui/text-link.tsx"
import styles from "./contacts-screen.module.css"
import { type Draw, requireData, emptyRecord } from "./draw.ts"

type Props = {
  readonly contacts: StoreContacts
  readonly locations: ReadonlyArray<StoreLocation>
  readonly cities: ReadonlyArray<StoreCity>
  readonly city: string | null
  readonly meta: { readonly h1: string | null; readonly text: string | null }
}

/** Contacts and salons of the shop (CNT-012). */
export function ContactsScreen({ cities, city, contacts, locations, meta }: Props) {
  const chosen = cities.find(({ code }) => code === city)
  return (
    <div className={`container ${styles["page"]}`}>
      <Crumbs here="Контакты" />
      <header className={`columns ${styles["head"]}`}>
        <h1 className="display-l">{meta.h1 ?? "Контакты"}</h1>
        <address>
          <PhoneLink className={styles["phone"]} phone={contacts.phone} />
          <a className="link" href={`mailto:${contacts.email}`}>
            {contacts.email}
          </a>
          <TextLink className="link" href={getInTouchPath}>
            Написать нам
          </TextLink>
          <span className="caption">{contacts.hours}</span>
        </address>
      </header>
      <section aria-labelledby="salons">
        <h2 id="salons" className="display-m">
          Салоны и&nbsp;пункты выдачи
        </h2>
        <Cities cities={cities} chosen={chosen} />
        <Salons cities={cities} chosen={chosen} locations={locations} />
        <ul className={styles["locations"]}>
          {locations
            .filter((location) => chosen === undefined || location.city === chosen.code)
            .map((location) => (
              <Location key={location.id} location={location} city={cities.find(({ code }) => code === location.city)?.name ?? ""} />
            ))}
        </ul>
      </section>
      <ShopContacts contacts={contacts} />
      {meta.text === null ? null : <p className={styles["more"]}>{meta.text}</p>}
    </div>
  )
}

function Cities({ chosen, cities }: { readonly cities: ReadonlyArray<StoreCity>; readonly chosen: StoreCity | undefined }) {
  return (
    <nav aria-label="Город">
      <ul className={styles["cities"]}>
        <li>
          <TextLink href={path} current={chosen === undefined}>
            Все города
          </TextLink>
        </li>
        {cities.map(({ code, count, name }) => (
          <li key={code}>
            <TextLink href={`${path}?city=${code}`} current={code === chosen?.code}>
              {name} <span>{count}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Map of the salons (CNT-013): a mark per city on the plan, per salon on a provider's map. */
function Salons({ chosen, cities, locations }: Pick<Props, "cities" | "locations"> & { readonly chosen: StoreCity | undefined }) {
  const [, go] = useLocation()
  const toCity = (code: string) => go(`${path}?city=${code}`)
  const choose = (id: string) => {
    const city = locations.find((location) => placeId(location.id) === id)?.city
    if (city !== undefined && chosen !== undefined && city !== chosen.code) toCity(city)
    else bringIntoView(id)
  }
  const points = locations.map(({ city, id, latitude, longitude, name }) => {
    return { id: placeId(id), name, latitude, longitude, ...(chosen !== undefined && city !== chosen.code && { isFar: true }) }
  })
  const spots = cities.flatMap(({ code, name }) => {
    const place = locations.find(({ city }) => city === code)
    return place === undefined ? [] : [{ id: code, name, latitude: place.latitude, longitude: place.longitude }]
  })
  return (
    <div className={styles["map"]}>
      <PlacesMap points={points} chosen={null} onChoose={choose}>
        <PlacesPlan spots={spots} chosen={chosen?.code ?? null} isNamed onChoose={toCity} />
      </PlacesMap>
    </div>
  )
}

function Location({ city, location }: { readonly location: StoreLocation; readonly city: string }) {
  const { address, directions, hours, id, kind, name, phone, services } = location
  return (
    <li id={placeId(id)} tabIndex={-1}>
      <p className="eyebrow">{kind === "salon" ? "Салон" : "Пункт выдачи"}</p>
      <h3 className="title">{name}</h3>
      <address>
        {city}, {address}
        {directions === null ? null : <span>{directions}</span>}
      </address>
      <p>{hours}</p>
      <PhoneLink className="link" phone={phone} />
      {services.length === 0 ? null : <p className="caption">{services.join(", ")}</p>}
    </li>
  )
}

const placeId = (id: number): string => `place-${id}`

const bringIntoView = (id: string): void => {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: "center" })
  place?.focus({ preventScroll: true })
}

const path = "/customer-service/contacts/"

export const draw: Draw = ({ data, place }) => (
  <ContactsScreen
    contacts={requireData(data, "stores.contacts")}
    locations={requireData(data, "stores.locations").items}
    cities={requireData(data, "stores.cities").items}
    city={new URLSearchParams(place.search).get("city")}
    meta={data["pages.meta"] ?? emptyRecord}
  />
)
