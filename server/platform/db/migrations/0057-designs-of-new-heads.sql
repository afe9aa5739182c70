-- What pieces of these designs are called (0023). Pieces learn it when the seed writes their pictures.
insert into search_designs (design, said) values
  ('half-bezel', 'полукаст полукасте'),
  ('cluster', 'цветок малинка cluster'),
  ('cushion-halo', 'ореол гало halo');
