import type { FrameDesign } from "./design.ts"

const ring = { category: "kolco", probe: 585 } as const

export const otherRingFrames: ReadonlyArray<FrameDesign> = [
  {
    ...ring,
    slug: "rotonda",
    name: "Ротонда",
    pictures: { design: "halo", size: 48 },
    shapes: ["round"],
    carats: [0.3, 1],
    grams: 3.1,
    width: 2,
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
    pictures: { design: "cushion-halo", size: 61 },
    probe: 750,
    shapes: ["cushion"],
    carats: [0.5, 1.5],
    grams: 3.4,
    width: 2.1,
    metals: ["white", "platinum"],
    small: [20, 0.01],
    description: [
      "Ореол из двадцати мелких бриллиантов повторяет мягкие углы «кушона» и приподнят над шинкой, поэтому свет приходит к камню и снизу.",
      "Шинка гладкая и полукруглая, без мелких камней: всё внимание достаётся середине."
    ]
  },
  {
    ...ring,
    slug: "fonar",
    name: "Фонарь",
    pictures: { design: "bezel", size: 52 },
    shapes: ["round"],
    carats: [0.2, 0.8],
    grams: 3.3,
    width: 2.1,
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
    pictures: { design: "bezel", size: 66, shank: "flat" },
    probe: 750,
    shapes: ["round"],
    carats: [0.5, 1.5],
    grams: 4.1,
    width: 2.4,
    metals: ["yellow", "white"],
    description: [
      "Высокий каст расширяется кверху, и бриллиант лежит в нём, как вода в чаше: вровень с краем.",
      "Шинка плоская, с прямыми краями. Стенки каста у края тоньше, чем у основания. Сверху виден камень и узкая линия металла вокруг него."
    ]
  },
  {
    ...ring,
    slug: "rozetka",
    name: "Розетка",
    pictures: { design: "bezel", size: 44, shank: "twist" },
    shapes: ["round"],
    carats: [0.15, 0.5],
    grams: 2.6,
    width: 1.8,
    metals: ["rose", "yellow"],
    description: [
      "Небольшой камень в гладком ободке над витой шинкой. Ободок чуть завален внутрь, от этого круг кажется больше.",
      "Хорошо стоит одна и рядом с другими кольцами: её каст не выше обручального кольца на два миллиметра."
    ]
  },
  {
    ...ring,
    slug: "anfilada",
    name: "Анфилада",
    pictures: { design: "three-stone", size: 58 },
    stonesCount: 3,
    shapes: ["round"],
    carats: [0.4, 1],
    grams: 3.5,
    width: 2.2,
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
    pictures: { design: "three-stone", size: 66, shank: "knife" },
    probe: 750,
    stonesCount: 3,
    shapes: ["round"],
    carats: [0.7, 1.5],
    grams: 4.2,
    width: 2.5,
    metals: ["platinum", "white"],
    description: [
      "Оправа на три камня с общим основанием: касты стоят на одной дуге, а по шинке под ними идёт ребро.",
      "Комплект камней выбирают целиком, так что они не спорят оттенком, а боковые не спорят величиной со средним."
    ]
  }
]
