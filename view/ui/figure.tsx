type Props = { readonly children: string }

/** Price, article, grade or other figure: not translated; a new value is a new element, as a translator may keep the old text. */
export const Figure = ({ children }: Props) => (
  <bdi key={children} translate="no">
    {children}
  </bdi>
)
