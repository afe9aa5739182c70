/** Screen state with made-up data. */
export type SamplePage = { readonly path: string; readonly title: string }

export type SampleGroup = { readonly title: string; readonly pages: ReadonlyArray<SamplePage> }

const group = (title: string, pages: Readonly<Record<string, string>>): SampleGroup => ({
  title,
  pages: Object.entries(pages).map(([path, name]) => ({ path, title: name }))
})

/** RT-086. */
export const sampleGroups: ReadonlyArray<SampleGroup> = [
  group("Товары", {
    "/catalog-detail": "Страница товара",
    "/product-diamond": "Бриллиант",
    "/product-jewelry": "Украшение",
    "/product-selection": "Подборка",
    "/markup-search": "Поиск"
  }),
  group("Избранное", {
    "/favorites": "Список",
    "/favorites-empty": "Пустой список",
    "/favorites-compare": "Сравнение бриллиантов",
    "/favorites-compare-jewelry": "Сравнение украшений"
  }),
  group("Оформление", {
    "/checkout": "Курьер",
    "/checkout-point": "Пункт выдачи",
    "/checkout-self": "Салон",
    "/pay": "Оплата",
    "/thanks": "Заказ оформлен"
  }),
  group("Личный кабинет", {
    "/account": "Профиль",
    "/account-address": "Адреса доставки",
    "/account-address-empty": "Адресов нет",
    "/account-diamond": "Бриллианты под заказ",
    "/account-diamond-empty": "Заявок нет",
    "/account-orders": "История заказов",
    "/account-orders-current": "Текущие заказы",
    "/account-orders-completed": "Выполненные заказы",
    "/account-orders-empty": "Заказов нет",
    "/account-order": "Один заказ"
  }),
  group("Конструктор", {
    "/constructor": "Начало",
    "/diamond-constructor": "Начало с бриллиантом",
    "/jewelry-constructor": "Список оправ",
    "/constructor-frame": "Оправа",
    "/constructor-frame-last": "Оправа с бриллиантом",
    "/constructor-diamond": "Бриллианты к оправе",
    "/constructor-diamond-sets": "Комплекты бриллиантов",
    "/constructor-form": "Один бриллиант к оправе",
    "/constructor-finished": "Готовое украшение",
    "/constructor-finished-diamond": "Готовое с бриллиантом"
  }),
  group("Тексты", {
    "/blog": "Блог",
    "/blog-skeleton": "Блог загружается",
    "/article": "Статья",
    "/staticPage": "Страница текста",
    "/certificate": "Сертификат",
    "/contacts-markup": "Контакты",
    "/notfound": "Страница не найдена"
  })
]

export const titleOfSample = (path: string): string => {
  for (const { pages, title } of sampleGroups) {
    const page = pages.find((each) => each.path === path)
    if (page !== undefined) return `${title}: ${page.title[0]?.toLowerCase()}${page.title.slice(1)}, образец`
  }
  throw new Error(`${path} is not a sample page`)
}
