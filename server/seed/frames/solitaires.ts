import type { FrameDesign } from "./design.ts"

const ring = { category: "kolco", probe: 585 } as const

/** Names are parts of a building. */
export const solitaireFrames: ReadonlyArray<FrameDesign> = [
  {
    ...ring,
    slug: "opora",
    name: "Опора",
    pictures: { design: "solitaire" },
    shapes: ["round"],
    carats: [0.3, 1.2],
    grams: 2.4,
    width: 1.8,
    metals: ["white", "rose", "yellow"],
    description: [
      "Четыре крапана, два тонких ободка и полукруглая шинка: в этой оправе нет ничего, что можно было бы убрать.",
      "Каст открыт с боков, и круглый бриллиант получает свет со всех сторон. Под камнем остаётся просвет, через который его легко промыть."
    ]
  },
  {
    ...ring,
    slug: "ladon",
    name: "Ладонь",
    pictures: { design: "solitaire", size: 58, shank: "wave" },
    shapes: ["round", "cushion", "princess"],
    carats: [0.5, 1.5],
    grams: 2.7,
    width: 1.9,
    metals: ["white", "yellow"],
    description: [
      "Крапаны стоят по углам квадрата и держат камень, как согнутые пальцы. На рисунке оправа с круглым бриллиантом, с «кушоном» и «принцессой» её углы приходятся на углы камня.",
      "Шинка идёт вокруг пальца волной. Верхний ободок подгоняют под выбранный камень, поэтому между ним и металлом нет зазора."
    ]
  },
  {
    ...ring,
    slug: "arka",
    name: "Арка",
    pictures: { design: "solitaire", size: 77, shank: "cathedral" },
    probe: 750,
    shapes: ["round"],
    carats: [0.9, 3],
    grams: 3.6,
    width: 2.2,
    metals: ["white", "platinum"],
    description: [
      "Оправа для крупного круглого камня. Шинка плотнее обычной, и кольцо не поворачивается под его тяжестью.",
      "Опоры расходятся от шинки вверх двумя арками. Обручальное кольцо встаёт под них вплотную."
    ]
  },
  {
    ...ring,
    slug: "kolonna",
    name: "Колонна",
    pictures: { design: "solitaire-oval", size: 71 },
    shapes: ["oval"],
    carats: [0.3, 1.5],
    grams: 2.5,
    width: 1.8,
    metals: ["white", "rose", "yellow"],
    description: [
      "Овальный бриллиант стоит вдоль пальца и вытягивает его линию. Крапаны прижимают камень по длинным сторонам, концы овала открыты.",
      "Сбоку видно, что каст повторяет контур камня: нижний ободок такой же овал, только меньше."
    ]
  },
  {
    ...ring,
    slug: "lodzhiya",
    name: "Лоджия",
    pictures: { design: "solitaire-oval", size: 71, shank: "twist" },
    shapes: ["oval", "marquise"],
    carats: [0.4, 1.2],
    grams: 2.3,
    width: 1.7,
    metals: ["rose", "white"],
    description: [
      "Шинка свита из двух нитей, блики на них бегут наискось. Рундист поднят над пальцем ровно настолько, чтобы под павильон заходил свет.",
      "На рисунке овал. Для «маркиза» каст вытягивают, а на острые концы ставят крапаны с насечкой, которые прикрывают их от удара."
    ]
  },
  {
    ...ring,
    slug: "shatyor",
    name: "Шатёр",
    pictures: { design: "solitaire-oval", size: 80, shank: "split" },
    probe: 750,
    shapes: ["oval", "pear"],
    carats: [0.7, 2.5],
    grams: 3.2,
    width: 2.1,
    metals: ["yellow", "platinum"],
    description: [
      "К камню шинка раздваивается и держит каст двумя ветвями, как шатёр держат растяжки.",
      "Овал ложится в неё симметрично, «груша» смотрит острым концом к ногтю. Узкий конец «груши» держит дополнительный крапан."
    ]
  },
  {
    ...ring,
    slug: "terrasa",
    name: "Терраса",
    pictures: { design: "solitaire-emerald", size: 54, shank: "double" },
    shapes: ["emerald"],
    carats: [0.4, 2],
    grams: 2.8,
    width: 1.9,
    metals: ["white", "yellow", "rose"],
    description: [
      "Оправа для огранки «изумруд»: ровная площадка камня лежит в ней горизонтально, и его ступени видны целиком.",
      "Шинка двойная, между её ободами просвет. Крапаны срезаны под углом, как углы самого камня. Свет в такой огранке ходит длинными полосами, и металл ему не мешает."
    ]
  },
  {
    ...ring,
    slug: "pergola",
    name: "Пергола",
    pictures: { design: "solitaire-emerald", size: 63, shank: "split" },
    shapes: ["emerald", "radiant"],
    carats: [0.5, 1.8],
    grams: 2.6,
    width: 1.8,
    metals: ["white", "rose"],
    description: [
      "Прямоугольный каст из тонкой проволоки: камень держат четыре угла, стороны между ними пустые. Под ним расходятся две ветви шинки.",
      "«Изумруд» выглядит в нём строгим, «радиант» живым: его грани дробят свет мельче. На рисунке показан «изумруд»."
    ]
  },
  {
    ...ring,
    slug: "portik",
    name: "Портик",
    pictures: { design: "solitaire-emerald", size: 83, shank: "knife" },
    probe: 750,
    shapes: ["emerald", "radiant", "asscher"],
    carats: [0.9, 3],
    grams: 3.8,
    width: 2.3,
    metals: ["platinum", "white"],
    description: [
      "Прочная оправа для крупного ступенчатого камня. По верху шинки идёт ребро жёсткости, и она не гнётся, даже если кольцо носят каждый день.",
      "Её собирают под размеры выбранного бриллианта: «ашер» получает квадратный каст, «изумруд» и «радиант» прямоугольный, как на рисунке."
    ]
  }
]
