/** SQL column: product code, `null` outside the catalogue. */
export const productOf = (item: string): string =>
  `(select piece.product_code from jewelry_skus as sku join jewelry as piece on piece.id = sku.jewelry_id
    where ${item}.type = 'jewelry' and ${item}.line_id = '0-' || sku.id)`

/** SQL column `OwnReview`; `null` if no review can be written. */
export const reviewOf = (item: string): string => `(select jsonb_build_object('state', coalesce(own.state, 'open'),
    'unpublished', case when own.state = 'rejected' then own.reason end)
  from (select ${productOf(item)} as code) as piece
  left join reviews as own on own.product_code = piece.code and own.user_id = orders.user_id
  where piece.code is not null and orders.status = 'completed')`
