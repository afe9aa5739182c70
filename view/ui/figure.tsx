type Props = { readonly children: string }

/** Price, article, grade or other figure among words: no translator changes it, and another value is another element. */
export const Figure = ({ children }: Props) => (
  <bdi key={children} translate="no">
    {children}
  </bdi>
)
