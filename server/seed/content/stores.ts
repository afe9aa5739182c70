import { answeredHours, officeHours } from "../../../core/domain/content/shop-hours.ts"
import { engravingTerm } from "../../../core/domain/content/shop-phrases.ts"
import type { StoreCity, StoreContacts, StoreLocation } from "../../../core/contract/content/stores.ts"
import { typesetProse } from "../../../core/domain/text/prose.ts"
import { companyAddress, companyCode, companyName, companyNumber, email, phone } from "./rule-texts.ts"

export const storeContacts: StoreContacts = {
  phone,
  email,
  hours: typesetProse(`Звонки и письма принимаем ${answeredHours.toLowerCase()}`),
  office: {
    address: typesetProse("107031, Москва, улица Петровка, 12, второй этаж"),
    hours: typesetProse(officeHours),
    directions: typesetProse("Пять минут пешком от станции «Кузнецкий Мост». Вход рядом с салоном, вторая дверь налево.")
  },
  departments: [
    {
      name: "Заказы и доставка",
      text: "Когда приедет заказ, как сменить адрес, что вернуть, какие нужны документы.",
      phone: "8 800 000-00-01",
      email: "order@gran.example"
    },
    {
      name: "Бриллианты",
      text: "Подберём камень или пару к нему, снимем видео, найдём отчёт лаборатории.",
      phone: "8 800 000-00-02",
      email: "stones@gran.example"
    },
    {
      name: "Мастерская",
      text: "Починим, подгоним размер, выгравируем, сделаем оправу под ваш камень.",
      phone: "8 800 000-00-03",
      email: "atelier@gran.example"
    },
    { name: "Персональные данные", text: "Пришлём копию ваших данных, исправим их или удалим.", phone, email },
    {
      name: "Работа у нас",
      text: "Расскажем о вакансиях, практике и наборе учеников.",
      phone: "8 800 000-00-04",
      email: "job@gran.example"
    }
  ].map((department) => ({ ...department, name: typesetProse(department.name), text: typesetProse(department.text) })),
  company: [
    { name: "Название", value: companyName },
    { name: "ИНН", value: companyCode },
    { name: "КПП", value: "770001001" },
    { name: "ОГРН", value: companyNumber },
    { name: "Юридический адрес", value: companyAddress },
    { name: "Расчётный счёт", value: "40702810000000000000" },
    { name: "БИК", value: "044525000" }
  ].map(({ name, value }) => ({ name: typesetProse(name), value: typesetProse(value) }))
}

const salonServices = [
  "Примерка",
  "подбор размера",
  "микроскоп и эталоны цвета",
  "чистка и проверка закрепки",
  "приём в ремонт",
  "выдача заказов"
]
const pickupServices = ["Выдача заказов", "приём возвратов", "осмотр посылки при сотруднике"]

/** The home city first. */
export const storeLocations: ReadonlyArray<StoreLocation> = [
  {
    id: 1,
    city: "moskva",
    kind: "salon" as const,
    name: "Салон на Петровке",
    address: "улица Петровка, 12",
    directions: "Пять минут пешком от станции «Кузнецкий Мост». Мастерская в этом же доме, по субботам водим в неё гостей.",
    hours: "Ежедневно с 10:00 до 22:00",
    phone: "8 800 000-00-11",
    services: [...salonServices, `гравировка, ${engravingTerm}`],
    latitude: 55.7627,
    longitude: 37.6172
  },
  {
    id: 2,
    city: "moskva",
    kind: "salon" as const,
    name: "Салон на Кутузовском",
    address: "Кутузовский проспект, 31",
    directions: "Четыре минуты пешком от станции «Кутузовская». Вход со двора, там же можно оставить машину.",
    hours: "Ежедневно с 10:00 до 22:00",
    phone: "8 800 000-00-12",
    services: salonServices,
    latitude: 55.7402,
    longitude: 37.5341
  },
  {
    id: 3,
    city: "moskva",
    kind: "pickup" as const,
    name: "Пункт выдачи на Смоленской",
    address: "Смоленская площадь, 5",
    directions: "Две минуты пешком от станции «Смоленская» Арбатско-Покровской линии.",
    hours: "Ежедневно с 10:00 до 21:00",
    phone: "8 800 000-00-13",
    services: pickupServices,
    latitude: 55.7475,
    longitude: 37.5836
  },
  {
    id: 4,
    city: "sankt-peterburg",
    kind: "salon" as const,
    name: "Салон на Большой Конюшенной",
    address: "Большая Конюшенная улица, 19",
    directions: "Семь минут пешком от станции «Невский проспект»: идите в сторону Мойки.",
    hours: "Ежедневно с 10:00 до 21:00",
    phone: "8 800 000-00-14",
    services: salonServices,
    latitude: 59.9387,
    longitude: 30.3229
  },
  {
    id: 5,
    city: "sankt-peterburg",
    kind: "pickup" as const,
    name: "Пункт выдачи на Петроградской",
    address: "Большой проспект П. С., 47",
    directions: "Девять минут пешком от станции «Петроградская».",
    hours: "Ежедневно с 11:00 до 21:00",
    phone: "8 800 000-00-15",
    services: pickupServices,
    latitude: 59.9592,
    longitude: 30.3049
  },
  {
    id: 6,
    city: "kazan",
    kind: "salon" as const,
    name: "Салон на Баумана",
    address: "улица Баумана, 40",
    directions: "Шесть минут пешком от станции «Кремлёвская», по пешеходной улице.",
    hours: "Ежедневно с 10:00 до 20:00",
    phone: "8 800 000-00-16",
    services: salonServices,
    latitude: 55.7905,
    longitude: 49.1143
  },
  {
    id: 7,
    city: "ekaterinburg",
    kind: "salon" as const,
    name: "Салон на Вайнера",
    address: "улица Вайнера, 16",
    directions: "Пять минут пешком от станции «Площадь 1905 года».",
    hours: "Ежедневно с 10:00 до 20:00",
    phone: "8 800 000-00-17",
    services: salonServices,
    latitude: 56.8345,
    longitude: 60.5962
  },
  {
    id: 8,
    city: "novosibirsk",
    kind: "salon" as const,
    name: "Салон на Красном проспекте",
    address: "Красный проспект, 25",
    directions: "Три минуты пешком от станции «Площадь Ленина».",
    hours: "Ежедневно с 10:00 до 20:00",
    phone: "8 800 000-00-18",
    services: salonServices,
    latitude: 55.0287,
    longitude: 82.9216
  },
  {
    id: 9,
    city: "yakutsk",
    kind: "salon" as const,
    name: "Салон на проспекте Ленина",
    address: "проспект Ленина, 22",
    directions: "Пять минут пешком от площади Ленина, остановка «Площадь Орджоникидзе».",
    hours: "Ежедневно с 10:00 до 19:00",
    phone: "8 800 000-00-19",
    services: [...salonServices, "геммолог по будням"],
    latitude: 62.0276,
    longitude: 129.7323
  }
].map((location) => ({
  ...location,
  name: typesetProse(location.name),
  address: typesetProse(location.address),
  directions: typesetProse(location.directions),
  hours: typesetProse(location.hours),
  services: location.services.map(typesetProse)
}))

const cityNames = [
  ["moskva", "Москва"],
  ["sankt-peterburg", "Санкт-Петербург"],
  ["kazan", "Казань"],
  ["ekaterinburg", "Екатеринбург"],
  ["novosibirsk", "Новосибирск"],
  ["yakutsk", "Якутск"]
] as const

export const storeCities: ReadonlyArray<StoreCity> = cityNames.map(([code, name]) => ({
  code,
  name,
  count: storeLocations.filter(({ city }) => city === code).length
}))
