-- Rings whose stone has a basket are found by it. Pieces of a shop that is filled already learn it here, others when the seed writes their pictures.
insert into search_designs (design, said) values ('solitaire-basket', 'солитер solitaire корзинка корзинке basket');
select search_learn('piece', 'design', id::text, 'корзинка корзинке basket') from jewelry
  where starts_with(previews #>> '{0,pictures,0}', '/pictures/pieces/solitaire-basket-');
