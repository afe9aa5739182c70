import { castHeight, minShank } from "../jewelry/build.ts"
import { sizesOf } from "../jewelry/design.ts"
import { haloStones } from "../jewelry/inserts.ts"
import { freeResizing } from "../../../core/domain/content/shop-promises.ts"
import { formatNumber, formatWorkshopSize } from "../../../core/domain/text/numbers.ts"
import { plural } from "../../../core/domain/text/plural.ts"
import type { Landing } from "../../../core/contract/content/static-pages.ts"
import { pairTolerance, settingTerm } from "./rule-texts.ts"

export type LandingTexts = Pick<Landing, "title" | "accent" | "lead" | "picture" | "scene" | "stories" | "facts">

/** Diameter in millimetres. The function is that of the pieces, so that texts match them. */
const roundAcross = (weight: number): number => sizesOf({ shape: "round", weight })[1]
const smallest = formatWorkshopSize(roundAcross(0.01))
const narrowest = formatWorkshopSize(minShank)
const [pearLength, pearWidth] = sizesOf({ shape: "pear", weight: 1 })

export const luminous: LandingTexts = {
  title: "Свет входит",
  accent: "со всех сторон",
  lead: "Высокая посадка, тонкие опоры, ни одной лишней линии. Камень держат так, чтобы свет входил с разных сторон.",
  picture: "/pictures/jewelry/solitaire-detail-white",
  scene: "light",
  stories: [
    {
      title: "Открыто",
      accent: "и снизу",
      text: "Крапановый каст Luminous не закрывает павильон: под камнем остаётся окно, через которое видно палец. Свет, ушедший вниз, отражается от кожи и возвращается, поэтому камень не темнеет, когда рука отвёрнута от окна. Чистить такой каст проще: щётка достаёт до нижних граней.",
      picture: "/pictures/jewelry/solitaire-white"
    },
    {
      title: "Крапаны,",
      accent: "которых не замечаешь",
      text: "Крапан сходится к рундисту под углом и заканчивается каплей металла в девять десятых миллиметра. Тоньше делать нельзя: такой крапан уже гнётся о перчатку. Толще не нужно, он закрыл бы главную грань и оставил на камне тень.",
      picture: "/pictures/jewelry/three-stone-detail-white"
    },
    {
      title: "Одна линия",
      accent: "от пальца до камня",
      text: "У кольца с одним камнем шинка сужается к касту, и взгляд идёт по ней вверх: всё, что отвлекает от камня, из эскизов убирали первым. В пусетах коллекции тот же каст, только без шинки.",
      picture: "/pictures/jewelry/studs-white"
    }
  ],
  facts: [
    { value: formatWorkshopSize(castHeight("solitaire", roundAcross(1))), text: "высота крапанового каста под круг в карат" },
    { value: "0,9 мм", text: "толщина крапана у рундиста" },
    { value: "4", text: "крапана держат круглый камень" }
  ]
}

export const lethe: LandingTexts = {
  title: "Линия, которую",
  accent: "оставляет вода",
  lead: "Капли, гладкие изгибы, плавные линии. Коллекция названа по реке, которая течёт и не помнит препятствий.",
  picture: "/pictures/jewelry/pendant-pear-rose",
  scene: "light",
  stories: [
    {
      title: "Капля",
      accent: "висит свободно",
      text: "Грушу в Lethe держит кольцо, а не жёсткая петля: камень качается на ходу и ловит свет с разных сторон. Остриё прикрыто крапаном в форме клюва, без него капля сколется первой же зимой о пуговицу.",
      picture: "/pictures/jewelry/drops-rose"
    },
    {
      title: "Русло",
      accent: "из одинаковых камней",
      text: "В колье и браслетах камни подобраны в один тон и один размер: на ровной линии глаз замечает и десятую долю миллиметра. Касты подвижны, поэтому ряд ложится по шее и руке, как вода по руслу.",
      picture: "/pictures/jewelry/riviera-white"
    },
    {
      title: "Блик",
      accent: "без перелома",
      text: "Поверхности выведены до зеркала и сходятся без рёбер. Полировщик проверяет их полоской света: если блик ломается, на металле осталась ступень, и деталь возвращается на круг.",
      picture: "/pictures/jewelry/bezel-rose"
    }
  ],
  facts: [
    { value: formatNumber(pearLength / pearWidth, 2), text: "отношение длины капли к ширине" },
    { value: "1", text: "тон и один размер у всех камней ряда" },
    { value: "0", text: "острых рёбер, которые касаются кожи" }
  ]
}

export const petals: LandingTexts = {
  title: "Один камень,",
  accent: "много лепестков",
  lead: "Ореолы и скопления, в которых мелкие камни собраны вокруг одного. Сверху цветок, сбоку купол.",
  picture: "/pictures/jewelry/halo-detail-rose",
  scene: "light",
  stories: [
    {
      title: "Лепесток",
      accent: "это крапан",
      text: "Каждый мелкий камень держат четыре точки металла, вытянутые из самой пластины. Издали они читаются как край лепестка, вблизи видно, что это крапаны. Пластину прокалывают насквозь: под каждым камнем есть отверстие, через которое проходят свет и вода.",
      picture: "/pictures/jewelry/halo-rose"
    },
    {
      title: "Купол,",
      accent: "а не круг",
      text: "Ореол поднимается к середине на четыре градуса. Плоский ореол спорит с центральным камнем, а на куполе мелкие камни смотрят немного в сторону и зажигаются по очереди. Рисунок подсказала мать-и-мачеха: середина у неё выше края.",
      picture: "/pictures/jewelry/halo-detail-white"
    },
    {
      title: "Венок",
      accent: "без начала",
      text: "В круглых брошах и в браслетах коллекции камни стоят по кольцу, и шов спрятан под одним из них. Закрепщик начинает с этого камня и им же заканчивает: ошибка в десятую долю миллиметра за круг выросла бы в зазор.",
      picture: "/pictures/jewelry/circle-brooch-rose"
    }
  ],
  facts: [
    { value: String(haloStones), text: `${plural(haloStones, ["мелкий камень", "мелких камня", "мелких камней"])} в ореоле и на шинке` },
    { value: smallest, text: "диаметр самого мелкого камня ореола" },
    { value: "4°", text: "наклон ореола к середине" }
  ]
}

export const fancy: LandingTexts = {
  title: "Редкий цвет,",
  accent: "редкая форма",
  lead: "Жёлтые и коньячные бриллианты и формы, которых не встретишь в каждой витрине.",
  picture: "/pictures/jewelry/solitaire-emerald-yellow",
  scene: "light",
  stories: [
    {
      title: "Цвет",
      accent: "не красят",
      text: "Жёлтый даёт азот, голубой даёт бор, розовый появляется от сдвига решётки. Всё это случилось под землёй, и облагороженных камней в коллекции нет. Цвет таких камней оценивают словами: Fancy Light, Fancy, Fancy Intense, Fancy Vivid.",
      picture: "/pictures/stones/cushion"
    },
    {
      title: "Форма",
      accent: "помогает цвету",
      text: "Радиант и кушон собирают цвет, круг его рассеивает. Поэтому цветные камни чаще гранят в фантазийных формах: огранщик жертвует блеском, чтобы камень казался насыщеннее. Огранка «изумруд» делает наоборот, показывает цвет ровным, как воду в стакане.",
      picture: "/pictures/stones/radiant"
    },
    {
      title: "Металл",
      accent: "выбирают последним",
      text: "Жёлтый камень в жёлтом золоте становится теплее на ступень, розовый в розовом светлеет. Мы кладём камень на пластинки трёх металлов и сравниваем при дневном свете; вы решаете в салоне.",
      picture: "/pictures/jewelry/solitaire-oval-rose"
    }
  ],
  facts: [
    { value: "2", text: "цвета камней: жёлтый и коньячный" },
    { value: "4", text: "ступени насыщенности: Light, Fancy, Intense, Vivid" },
    { value: "0", text: "облагороженных камней в коллекции" }
  ]
}

export const berkana: LandingTexts = {
  title: "Тонко,",
  accent: "как береста",
  lead: "Беркана: руна берёзы и роста. Тонкие линии, короткие ряды мелких камней, гладкие кольца.",
  picture: "/pictures/jewelry/eternity-white",
  scene: "light",
  stories: [
    {
      title: "Штрих",
      accent: "вместо орнамента",
      text: "Чёрточки на коре берёзы называют чечевичками: через них дерево дышит. Из них взят ритм коллекции: короткий ряд мелких камней на тонкой линии металла. По краям металл остаётся гладким, и глаз читает линию как природную, а не как узор.",
      picture: "/pictures/jewelry/bar-brooch-white"
    },
    {
      title: "Меньше двух",
      accent: "миллиметров",
      text: `Тоньше, чем ${narrowest}, шинку не делаем: она начинает гнуться в руке, и мы это проверяли. Узкое кольцо почти не чувствуется, и носить можно сразу несколько. Внутри шинка скруглена: по краю она не давит.`,
      picture: "/pictures/jewelry/band-white"
    },
    {
      title: "Растёт",
      accent: "с хозяйкой",
      text: "Кольца Berkana собирают в стопку по одному. Второе берут к дате, третье к имени, и в наборе они разной ширины: берёза тоже растёт кольцами. Размер второго кольца делаем на четверть больше, вместе они сидят плотнее.",
      picture: "/pictures/jewelry/station-white"
    }
  ],
  facts: [
    { value: narrowest, text: "самая узкая шинка: тоньше она начинает гнуться" },
    { value: smallest, text: "диаметр самого мелкого камня" },
    { value: "2", text: "кольца разной ширины в наборе" }
  ]
}

export const balance: LandingTexts = {
  title: "Равновесие,",
  accent: "которое можно измерить",
  lead: "Прямые линии, пары и симметрия. Одна половина повторяет другую.",
  picture: "/pictures/jewelry/three-stone-white",
  scene: "light",
  stories: [
    {
      title: "Пара",
      accent: "подбирается месяцами",
      text: `Для серёг нужны два камня с одним диаметром, одной высотой и одним цветом. Такие пары лежат в сейфе по одному камню и ждут второго. Допуск по диаметру у нас ${pairTolerance}: больше на мочке уже заметно.`,
      picture: "/pictures/jewelry/studs-yellow"
    },
    {
      title: "Один шаг",
      accent: "на всю длину",
      text: "Звенья браслета одинаковы и связаны так, что шаг между камнями не меняется, даже когда браслет согнут на запястье. Геометрию проверяют на оправке: камни должны встать ровной линией, как на чертеже.",
      picture: "/pictures/jewelry/tennis-white"
    },
    {
      title: "Середина",
      accent: "стоит в середине",
      text: "У кольца с тремя камнями боковые одинаковы по диаметру и по высоте касты: если один выше, кольцо кажется повёрнутым на пальце. Мы меряем высоту от шинки и сверяем её под микроскопом у каждого кольца, а не у первого в партии.",
      picture: "/pictures/jewelry/three-stone-yellow"
    }
  ],
  facts: [
    { value: pairTolerance, text: "допуск по диаметру в паре" },
    { value: "2", text: "камня, которые подбирают вместе, и никогда по отдельности" },
    { value: "180°", text: "после такого поворота изделие не меняется" }
  ]
}

export const engagement: LandingTexts = {
  title: "Один вопрос",
  accent: "и один камень",
  lead: "Кольца для помолвки и то, что стоит знать до покупки: как узнать размер, какой камень выбрать и сколько времени это занимает.",
  picture: "/pictures/jewelry/engagement",
  scene: "light",
  stories: [
    {
      title: "Начните",
      accent: "с камня",
      text: `Кольцо носят каждый день, и камень в нём видят чаще всего. Решите про огранку, потом про цвет и чистоту. Оправу под камень делаем отдельно: каст точат по его размеру, и посадка выходит плотной. Обычно на это уходит ${settingTerm}.`,
      picture: "/pictures/stones/round"
    },
    {
      title: "Размер",
      accent: "без подсказки",
      text: `Хватает кольца, взятого на час: измерьте внутренний диаметр. Если взять нечего, выберите 17: чаще всего носят размеры от 16,5 до 17,5, а чуть свободное кольцо можно надеть в тот же вечер. И не бойтесь ошибиться: ${freeResizing}.`,
      picture: "/pictures/jewelry/solitaire-oval-white"
    },
    {
      title: "Пара",
      accent: "к этому кольцу",
      text: "Гладкое обручальное кольцо рядом с высоким кастом сидит вплотную, а с низким оставляет щель. Мы рисуем его под готовое помолвочное и делаем из той же плавки, чтобы цвет металла совпал.",
      picture: "/pictures/jewelry/band-rose"
    }
  ],
  facts: [
    { value: settingTerm, text: "обычный срок оправы под выбранный камень" },
    { value: "17", text: "размер, с которого начинают, когда он неизвестен" },
    { value: "1 год", text: "бесплатное изменение размера, один раз" }
  ]
}
