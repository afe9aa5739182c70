export function LoadError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <p role="alert">
      Часть страницы не&nbsp;загрузилась.{" "}
      <button className="link" type="button" onClick={onRetry}>
        Повторить
      </button>
    </p>
  )
}
