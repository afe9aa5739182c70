import { giftDesigns, giftDesignNames } from "../../core/domain/cart/gift-designs.ts"
import { GiftFace } from "../cart/gift-face.tsx"
import { EngravingPreview } from "../engraving/engraving-preview.tsx"
import { GalleryViewer } from "../gallery/gallery-viewer.tsx"
import { ProductGallery } from "../gallery/product-gallery.tsx"
import { engravings, galleryPictures } from "./goods-fixtures.ts"
import styles from "./parts.module.css"
import { Row, Section, State } from "./section.tsx"

export function Goods() {
  return (
    <>
      <Section id="gallery" note="Изображение открывается нажатием на весь экран. Изображение с кнопкой «Вращать» там поворачивается.">
        <div className={styles["words"]}>
          <ProductGallery name={pieceName} pictures={galleryPictures} />
        </div>
        <GalleryViewer name={pieceName} pictures={galleryPictures} />
      </Section>
      <Section id="gifts">
        <Row isWide>
          {giftDesigns.map((design, index) => (
            <State key={design} name={`сертификат «${giftDesignNames[design]}»`}>
              <GiftFace design={design} amount={index === 0 ? null : 50_000} />
            </State>
          ))}
        </Row>
        <Row isWide>
          {engravings.map(({ engraving, name, place }) => (
            <State key={name} name={name}>
              <EngravingPreview engraving={engraving} place={place} />
            </State>
          ))}
        </Row>
      </Section>
    </>
  )
}

const pieceName = "Кольцо «Полярис»"
