import type { Dialog } from "../../core/contract/dialogs.ts"

const textProps = {
  title: "Огранка «Круг»",
  paragraphs: [
    "57 граней возвращают свет к глазу, если углы короны и павильона согласованы.",
    "Пропорции этого камня измерены лабораторией и указаны в сертификате."
  ]
}

const ordered = {
  id: 17,
  name: "Бриллиант, круг 1,02 карата",
  isReady: true,
  link: "/diamonds/10248617/",
  comment: "Номер пакета: 10248617; форма: круг; масса: 1,02 карата"
}

const address = {
  id: 7,
  country: "RU",
  settlement: "Москва",
  street: "Тверская улица",
  house: "12",
  building: null,
  flat: "5",
  isDefault: true
}

const visitWish = {
  thing: "1-17",
  place: 1,
  day: "2026-11-28",
  hour: 12,
  kind: "salon" as const,
  name: "Бриллиант, круг 1,02 карата",
  where: "Салон на Петровке, улица Петровка, 12"
}

export const dialogExamples: ReadonlyArray<Dialog> = [
  { key: "login", props: { redirect: true } },
  { key: "registration", props: {} },
  { key: "passRecovery", props: { email: "anna@example.ru" } },
  { key: "passNew", props: {} },
  { key: "info", props: { title: "Регистрация", text: "Вы успешно зарегистрировались." } },
  { key: "OrderModal", props: ordered },
  { key: "orderDiamond", props: { ...ordered, isReady: false } },
  { key: "orderJewelry", props: ordered },
  { key: "orderSuccess", props: { number: 1042 } },
  { key: "aboutProduct", props: textProps },
  { key: "frameDescription", props: { ...textProps, title: "Оправа «Полярис»" } },
  {
    key: "trueSize",
    props: {
      kind: "stone",
      name: "Бриллиант, круг 1,02 карата",
      size: null,
      band: null,
      rim: null,
      span: null,
      isPartial: false,
      stones: [
        {
          shape: "round",
          length: 6.51,
          width: 6.48,
          weight: 1.02,
          quantity: 1,
          angles: { table: 57, crownAngle: 34.5, pavilionAngle: 40.8, girdle: 3.5 }
        }
      ]
    }
  },
  { key: "constText", props: { ...textProps, title: "Как мы измеряем огранку" } },
  { key: "inserts", props: { stones: [{ type: "Бриллиант", quantity: 43, shape: "Круг", weight: 0.94, color: "F", clarity: "VS1" }] } },
  { key: "inserts-markup", props: {} },
  { key: "useCertificate", props: {} },
  { key: "termsCertificate", props: {} },
  { key: "cartCertificateInfo", props: {} },
  {
    key: "cartGift",
    props: {
      item: "3-4-50000-0",
      design: "night",
      quantity: "1",
      isInCart: "",
      way: "email",
      email: "anna@example.ru",
      sendOn: "",
      recipient: "Анне",
      sender: "Мама и папа",
      words: "Выбирай тот, от которого не отвести глаз"
    }
  },
  { key: "cartCertificateDiamond", props: { item: "1-17", name: "Аврора", message: "" } },
  {
    key: "engraving",
    props: {
      item: "0-102",
      name: "Кольцо «Полярис»",
      places: [
        { side: "inside", length: 38.8, letter: 2, radius: 8.2 },
        { side: "outside", length: 30.6, letter: 2, radius: 9.7 }
      ],
      engraving: { side: "inside", font: "script", text: "Анна и Пётр" }
    }
  },
  { key: "cartAdd", props: { name: "Кольцо «Полярис»" } },
  { key: "cartDeleteAllConfirmation", props: {} },
  { key: "cartNotAvailableItems", props: { codes: ["10248617", "0241117"] } },
  { key: "wishlistClearConfirmation", props: {} },
  { key: "ringSize", props: {} },
  { key: "passportInfo", props: {} },
  { key: "passportAdd", props: {} },
  { key: "passportChange", props: {} },
  { key: "passportFile", props: { place: 1, url: "/pictures/stones/round-640.webp" } },
  { key: "changePassword", props: {} },
  { key: "changePass", props: {} },
  { key: "accountDeletion", props: {} },
  { key: "orderCancel", props: { id: 100001, name: "Заказ № 100001", isPaid: true } },
  {
    key: "orderCare",
    props: {
      id: 100001,
      name: "Заказ № 100001",
      lines: [
        { position: 1, name: "Кольцо «Полярис»", quantity: 1, kinds: ["resizing", "cleaning", "repair"], isGift: false },
        { position: 2, name: "Серьги «Иней»", quantity: 2, kinds: ["return", "exchange", "cleaning", "repair"], isGift: false }
      ]
    }
  },
  { key: "review", props: { order: 100001, position: 1, name: "Кольцо «Полярис»" } },
  { key: "reviewRemoval", props: { order: 100001, position: 1, name: "Кольцо «Полярис»" } },
  { key: "voucher", props: {} },
  { key: "giftBalance", props: {} },
  { key: "address", props: { address } },
  { key: "addressDel", props: { address } },
  { key: "deliveryRules", props: {} },
  { key: "rulesPoint", props: {} },
  { key: "externalLink", props: { url: "https://probpalata.gov.ru/" } },
  { key: "exclusive", props: { name: "Кольцо «Полярис»", code: "0241117" } },
  { key: "contactUs", props: {} },
  { key: "visit", props: visitWish },
  { key: "priceAlert", props: { code: "10248617", name: "Бриллиант, круг 1,02 карата" } },
  { key: "diamondOrder", props: {} },
  { key: "diamondOrderCancel", props: { id: 300001, name: "Заявка № 300001" } },
  { key: "alertEnd", props: { id: 7, name: "Бриллиант, круг 1,02 карата" } },
  { key: "visitCancel", props: { id: 5001, name: "28 ноября, суббота, 12:00", isConfirmed: true } },
  {
    key: "constructorDiamondStart",
    props: {
      frame: "Кольцо «Опора»",
      stonesCount: 1,
      to: "/create-jewelry/constructor/from-frame/diamonds/?skuId=101"
    }
  },
  {
    key: "constructorJewelryLast",
    props: {
      item: "2-101-17",
      name: "Кольцо «Опора» с бриллиантом 1,02 карата",
      price: 1_619_500,
      parts: [
        { name: "Кольцо «Опора»", about: "Белое золото 585, размер 16,5, 3,42 г", price: 312_000 },
        { name: "Бриллиант, круг 1,02 карата", about: "E (2), VS1 (4), EX (А)", price: 1_302_500 },
        { name: "Закрепка и пробирование", about: "", price: 5_000 }
      ],
      order: {
        id: 101,
        name: "Кольцо «Опора» с бриллиантом 1,02 карата",
        isReady: true,
        link: "/create-jewelry/constructor/from-frame/ready-product/?skuId=101&diamondId=17",
        comment: "Бриллиант: № 17; оправа: № 101"
      }
    }
  }
]
