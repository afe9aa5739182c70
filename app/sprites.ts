import cuts from "../view/product/cuts.svg?url"
import icons from "../view/ui/icons.svg?url"

/** Loads the sprites whose symbols the served document contains in part: an icon that changes by a press would else be blank for a round trip. */
export const loadSprites = (): void => {
  for (const sprite of [icons, cuts]) new Image().src = sprite
}
