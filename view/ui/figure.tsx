type Props = { readonly children: string }

/** Untranslated figure (price, article, grade). A new value is a new element: a translator may keep the old text. */
export const Figure = ({ children }: Props) => (
  <bdi key={children} translate="no">
    {children}
  </bdi>
)
