import type { FrameDesign } from "./design.ts"

const ring = { category: "kolco", probe: 585 } as const

/** Names are parts of a building. */
export const solitaireFrames: ReadonlyArray<FrameDesign> = [
  {
    ...ring,
    slug: "opora",
    name: "Опора",
    design: "solitaire",
    shapes: ["round"],
    carats: [0.3, 1.2],
    grams: 2.4,
    shank: 1.8,
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
    design: "solitaire",
    shapes: ["round", "cushion", "princess"],
    carats: [0.5, 1.5],
    grams: 2.7,
    shank: 1.9,
    metals: ["white", "yellow"],
    description: [
      "Крапаны стоят по углам квадрата и держат камень, как согнутые пальцы. На рисунке оправа с круглым бриллиантом, с «кушоном» и «принцессой» её углы приходятся на углы камня.",
      "Верхний ободок подгоняют под выбранный камень, поэтому между ним и металлом нет зазора."
    ]
  },
  {
    ...ring,
    slug: "arka",
    name: "Арка",
    design: "solitaire",
    probe: 750,
    shapes: ["round"],
    carats: [0.9, 3],
    grams: 3.6,
    shank: 2.2,
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
    design: "solitaire-oval",
    shapes: ["oval"],
    carats: [0.3, 1.5],
    grams: 2.5,
    shank: 1.8,
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
    design: "solitaire-oval",
    shapes: ["oval", "marquise"],
    carats: [0.4, 1.2],
    grams: 2.3,
    shank: 1.7,
    metals: ["rose", "white"],
    description: [
      "Низкая посадка для длинных камней: рундист поднят над пальцем ровно настолько, чтобы под павильон заходил свет.",
      "На рисунке овал. Для «маркиза» каст вытягивают, а на острые концы ставят крапаны с насечкой, которые прикрывают их от удара."
    ]
  },
  {
    ...ring,
    slug: "shatyor",
    name: "Шатёр",
    design: "solitaire-oval",
    probe: 750,
    shapes: ["oval", "pear"],
    carats: [0.7, 2.5],
    grams: 3.2,
    shank: 2.1,
    metals: ["yellow", "platinum"],
    description: [
      "Четыре опоры сходятся внизу в одну точку и раскрываются под камнем, как полы шатра.",
      "Овал ложится в неё симметрично, «груша» смотрит острым концом к ногтю. Узкий конец «груши» держит дополнительный крапан."
    ]
  },
  {
    ...ring,
    slug: "terrasa",
    name: "Терраса",
    design: "solitaire-emerald",
    shapes: ["emerald"],
    carats: [0.4, 2],
    grams: 2.8,
    shank: 1.9,
    metals: ["white", "yellow", "rose"],
    description: [
      "Оправа для огранки «изумруд»: ровная площадка камня лежит в ней горизонтально, и его ступени видны целиком.",
      "Крапаны срезаны под углом, как углы самого камня. Свет в такой огранке ходит длинными полосами, и металл ему не мешает."
    ]
  },
  {
    ...ring,
    slug: "pergola",
    name: "Пергола",
    design: "solitaire-emerald",
    shapes: ["emerald", "radiant"],
    carats: [0.5, 1.8],
    grams: 2.6,
    shank: 1.8,
    metals: ["white", "rose"],
    description: [
      "Прямоугольный каст из тонкой проволоки: камень держат четыре угла, стороны между ними пустые.",
      "«Изумруд» выглядит в нём строгим, «радиант» живым: его грани дробят свет мельче. На рисунке показан «изумруд»."
    ]
  },
  {
    ...ring,
    slug: "portik",
    name: "Портик",
    design: "solitaire-emerald",
    probe: 750,
    shapes: ["emerald", "radiant", "asscher"],
    carats: [0.9, 3],
    grams: 3.8,
    shank: 2.3,
    metals: ["platinum", "white"],
    description: [
      "Прочная оправа для крупного ступенчатого камня. Под шинкой пущен ободок жёсткости, и каст не ведёт, даже если кольцо носят каждый день.",
      "Её собирают под размеры выбранного бриллианта: «ашер» получает квадратный каст, «изумруд» и «радиант» прямоугольный, как на рисунке."
    ]
  }
]
