import type { FrameDesign } from "./design.ts"

const ring = { category: "kolco", probe: 585 } as const

export const otherRingFrames: ReadonlyArray<FrameDesign> = [
  {
    ...ring,
    slug: "rotonda",
    name: "Ротонда",
    design: "halo",
    shapes: ["round"],
    carats: [0.3, 1],
    grams: 3.1,
    shank: 2,
    metals: ["white", "rose", "yellow"],
    small: [36, 0.01],
    description: [
      "Ваш бриллиант стоит в кругу из восемнадцати мелких, ещё по девять идут по плечам шинки.",
      "Ореол делает камень заметнее: издали он сливается с ним в одно пятно света, вблизи видно, где кончается один и начинается другой."
    ]
  },
  {
    ...ring,
    slug: "besedka",
    name: "Беседка",
    design: "halo",
    probe: 750,
    shapes: ["round", "cushion"],
    carats: [0.5, 1.5],
    grams: 3.4,
    shank: 2.1,
    metals: ["white", "platinum"],
    small: [36, 0.01],
    description: [
      "Ореол приподнят над шинкой на тонких столбиках, поэтому свет приходит к камню и снизу.",
      "Для круга ореол круглый, как на рисунке, для «кушона» его углы мягко скругляют. Мелкие камни на плечах закреплены в общие крапаны, и ряд выглядит сплошным."
    ]
  },
  {
    ...ring,
    slug: "fonar",
    name: "Фонарь",
    design: "bezel",
    shapes: ["round"],
    carats: [0.2, 0.8],
    grams: 3.3,
    shank: 2.1,
    metals: ["yellow", "rose", "white"],
    description: [
      "Глухой каст обнимает камень сплошным ободком. Крапанов нет, и кольцо не цепляется за перчатки и шерсть.",
      "Ободок полирован изнутри и возвращает камню свет. Оправа для тех, кто кольца не снимает."
    ]
  },
  {
    ...ring,
    slug: "chasha",
    name: "Чаша",
    design: "bezel",
    probe: 750,
    shapes: ["round"],
    carats: [0.5, 1.5],
    grams: 4.1,
    shank: 2.4,
    metals: ["yellow", "white"],
    description: [
      "Высокий каст расширяется кверху, и бриллиант лежит в нём, как вода в чаше: вровень с краем.",
      "Стенки у края тоньше, чем у основания. Сверху виден камень и узкая линия металла вокруг него."
    ]
  },
  {
    ...ring,
    slug: "rozetka",
    name: "Розетка",
    design: "bezel",
    shapes: ["round"],
    carats: [0.15, 0.5],
    grams: 2.6,
    shank: 1.8,
    metals: ["rose", "yellow"],
    description: [
      "Невысокая оправа для небольшого камня. Ободок чуть завален внутрь, от этого круг кажется больше.",
      "Хорошо стоит одна и рядом с другими кольцами: её каст не выше обручального кольца на два миллиметра."
    ]
  },
  {
    ...ring,
    slug: "anfilada",
    name: "Анфилада",
    design: "three-stone",
    stonesCount: 3,
    shapes: ["round"],
    carats: [0.4, 1],
    grams: 3.5,
    shank: 2.2,
    metals: ["white", "rose", "yellow"],
    description: [
      "Три круглых бриллианта в ряд: средний выше, два по сторонам развёрнуты к нему под небольшим углом.",
      "Камни подобраны в комплект по цвету и чистоте, боковые равны между собой по массе."
    ]
  },
  {
    ...ring,
    slug: "galereya",
    name: "Галерея",
    design: "three-stone",
    probe: 750,
    stonesCount: 3,
    shapes: ["round"],
    carats: [0.7, 1.5],
    grams: 4.2,
    shank: 2.5,
    metals: ["platinum", "white"],
    description: [
      "Оправа на три камня с общим основанием: касты стоят на одной дуге, и между ними нет щелей, в которые попадает пыль.",
      "Комплект камней выбирают целиком, так что они не спорят оттенком, а боковые не спорят величиной со средним."
    ]
  }
]
