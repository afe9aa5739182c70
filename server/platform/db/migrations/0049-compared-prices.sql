-- Prices are compared within a shape and a weight band. The same index as before, with what that comparison reads, so that it reads no rows.
drop index diamonds_by_shape_and_weight;
create index diamonds_by_shape_and_weight on diamonds (shape, weight, id) include (color, clarity, cut, price, price_per_carat)
  where is_available_for_sale;
