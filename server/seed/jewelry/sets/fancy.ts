import type { PieceSet } from "./piece-set.ts"

/** Cuts other than round, coloured stones, play and theatre. */
export const fancy: ReadonlyArray<PieceSet> = [
  {
    name: "Каприз",
    designs: ["solitaire-oval", "single-hoop", "pendant-heart"],
    meanings: ["Каприз не объясняют: форму здесь выбрали потому, что она понравилась, и этого довольно."]
  },
  {
    name: "Маскарад",
    designs: ["drops", "pendant-pear", "chain-bracelet"],
    meanings: ["На маскараде узнают не лицо, а походку; {thisAcc} узнают по очертанию {камня|камней}."]
  },
  {
    name: "Коломбина",
    designs: ["pendant-heart", "drops", "solitaire-emerald"],
    meanings: ["Коломбина выходит на сцену без маски, и {камень|камни} здесь тоже ничем не {прикрыт|прикрыты}."]
  },
  {
    name: "Арлекин",
    designs: ["studs", "pendant-pear", "emerald-line"],
    meanings: ["Арлекин пёстрый, но ромбы на его костюме отмерены точно: фантазия тоже любит линейку."]
  },
  {
    name: "Мадригал",
    designs: ["solitaire-oval", "pendant-heart", "studs"],
    meanings: ["Мадригалом называли короткое стихотворение, написанное для одного человека."]
  },
  {
    name: "Барокко",
    designs: ["drops", "pendant-heart", "solitaire-oval"],
    meanings: ["Словом «барокко» португальские ловцы звали жемчужину неправильной формы, и целый век полюбил её больше круглой."]
  },
  {
    name: "Веер",
    designs: ["solitaire-emerald", "studs"],
    meanings: ["Веер раскрывается одним движением кисти, и узор на нём появляется весь сразу."]
  },
  {
    name: "Павлин",
    designs: ["halo-studs", "solitaire-oval"],
    meanings: ["Павлину перо нужно не для полёта; украшение тоже не обязано быть полезным."]
  },
  {
    name: "Шарада",
    designs: ["solitaire-emerald", "single-stud"],
    meanings: ["В шараде слово собирают по частям: здесь это форма, металл и свет."]
  },
  {
    name: "Мираж",
    designs: ["drops", "pendant-pear"],
    meanings: ["Мираж появляется там, где горячий воздух гнёт свет; алмаз гнёт его куда сильнее."]
  },
  {
    name: "Жар-птица",
    designs: ["studs", "single-drop", "pendant-round"],
    meanings: ["Одного пера Жар-птицы хватало, чтобы осветить комнату: за этим пером в сказке и едут."]
  },
  {
    name: "Калейдоскоп",
    designs: ["solitaire-emerald", "halo", "chain-bracelet"],
    meanings: ["В калейдоскопе стёкла всегда одни и те же, а узор не повторяется; грани умеют это тоже."]
  },
  {
    name: "Парадокс",
    designs: ["solitaire-emerald", "pendant-heart"],
    meanings: ["Парадокс прост: чем меньше вокруг камня металла, тем дольше на него смотришь."]
  },
  {
    name: "Экспромт",
    designs: ["single-stud", "solitaire-oval", "bezel"],
    meanings: ["Экспромт готовят долго, чтобы он казался сказанным вдруг."]
  },
  {
    name: "Мёд",
    designs: ["halo", "studs", "pendant-halo", "solitaire-oval"],
    meanings: [
      "Майский мёд с акации светлый, почти прозрачный: этот оттенок и у {камня|камней}.",
      "Мёд рассматривают на просвет, и {this} {просит/просят} того же: поднесите к окну."
    ],
    color: "Fancy Light Yellow"
  },
  {
    name: "Шампань",
    designs: ["bezel", "drops", "solitaire"],
    meanings: ["Тёплый тон {камня|камней} в торговле зовут шампанским: золотистый, с лёгкой дымкой."],
    color: "Fancy Light Brown"
  },
  {
    name: "Цитрон",
    designs: ["solitaire-emerald", "pendant-heart", "three-stone"],
    meanings: ["Цитроном раньше звали лимон, и жёлтый здесь именно такой: прохладный и светлый."],
    color: "Fancy Light Yellow"
  },
  {
    name: "Карамель",
    designs: ["bezel", "single-stud"],
    meanings: ["Карамель темнеет с каждой минутой на огне; этот оттенок снят рано, пока он светлый."],
    color: "Fancy Light Brown"
  },
  {
    name: "Сказка",
    designs: ["solitaire-emerald", "halo-studs"],
    meanings: ["В сказке всё удаётся с третьего раза, а примерять можно и с первого."]
  },
  {
    name: "Фантазия",
    designs: ["solitaire-oval", "pendant-heart", "single-hoop"],
    meanings: ["Музыкальная фантазия не обязана держаться формы, в огранке форму можно выбрать: здесь выбрали не круг."]
  }
]
