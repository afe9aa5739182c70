export const jewelryLink = { title: "Смотреть украшения", link: "/jewelry/" }
export const diamondsLink = { title: "Выбрать бриллиант", link: "/diamonds" }
