-- The words by which things are found, a row a word and what it stands for. `kind` and `facet` say what `value` is:
-- `jewelry` and `diamonds`: a value of a facet of that catalogue, or of nothing (`facet` is empty: the word names the whole catalogue);
-- `piece`: the id of a piece, by a word of its own name; `page` and `landing`: a code, by a word of its title or of its text.
create table search_words (
  kind text not null check (kind in ('jewelry', 'diamonds', 'piece', 'page', 'landing')),
  facet text not null,
  value text not null,
  -- Small letters, е for ё.
  word text not null,
  -- The same without its ending.
  lexeme text not null,
  -- Its place among the words of the same thing: the first is what it is called.
  rank int4 not null,
  primary key (lexeme, kind, facet, value, word)
);

create index search_words_by_beginning on search_words (word text_pattern_ops);
create index search_words_by_value on search_words (kind, value);

-- The words of a text, as `wordsOf` of the domain reads a term.
create function search_split(said text) returns table (word text, rank int4) language sql immutable as $$
  select said.word, min(place)::int4 from regexp_split_to_table(translate(lower(said), 'ё', 'е'), '[^0-9a-zа-я]+') with ordinality as said (word, place)
  where said.word <> '' group by said.word
$$;

-- A word without its ending by the Snowball stemmer, as full text search has it; empty for a word that says nothing (и, для).
create function search_lexeme(word text) returns text language sql immutable as $$
  select coalesce((tsvector_to_array(to_tsvector('pg_catalog.russian', word)))[1], '')
$$;

create function search_learn(of_kind text, of_facet text, of_value text, said text) returns void language sql as $$
  insert into search_words (kind, facet, value, word, lexeme, rank)
  select of_kind, of_facet, of_value, word, search_lexeme(word), rank from search_split(said) where search_lexeme(word) <> ''
  on conflict do nothing
$$;

-- Words of the editors: every form whose stem differs (кольцо, колец) stands by itself, and what else a thing is called.
do $$
declare
  known record;
begin
  for known in select * from (values
    ('jewelry', 'category', 'pomolvochnoe-kolco', 'помолвочное помолвка помолвки предложение engagement кольцо кольца колец колечко колечек перстень перстни ring rings'),
    ('jewelry', 'category', 'kolco', 'кольцо кольца колец колечко колечек перстень перстни ring rings'),
    ('jewelry', 'category', 'obruchalnoe-kolco', 'обручальное обручалка обручалки свадебное свадьба венчальное wedding кольцо кольца колец колечко колечек перстень перстни ring rings'),
    ('jewelry', 'category', 'sergi', 'серьги серьга серег сережки сережек пусеты гвоздики earrings'),
    ('jewelry', 'category', 'odinochnye-sergi', 'одиночные одиночная моносерьга серьга серьги серег сережка earring'),
    ('jewelry', 'category', 'podveska', 'подвеска подвески подвесок кулон кулоны кулонов pendant'),
    ('jewelry', 'category', 'kole', 'колье ожерелье ожерелья ривьера necklace'),
    ('jewelry', 'category', 'braslet', 'браслет браслеты bracelet'),
    ('jewelry', 'category', 'brosh', 'брошь броши брошка брошек brooch'),
    ('jewelry', 'collections', 'luminous', 'luminous люминос люминоус'),
    ('jewelry', 'collections', 'lethe', 'lethe лета лете'),
    ('jewelry', 'collections', 'petals', 'petals петалс'),
    ('jewelry', 'collections', 'fancy', 'fancy фэнси фенси'),
    ('jewelry', 'collections', 'berkana', 'berkana беркана'),
    ('jewelry', 'collections', 'balance', 'balance баланс'),
    ('jewelry', 'metal', 'gold', 'золото золотое золотые gold'),
    ('jewelry', 'metal', 'platinum', 'платина платиновое платиновые platinum'),
    ('jewelry', 'probe', '585', '585'),
    ('jewelry', 'probe', '750', '750'),
    ('jewelry', 'probe', '950', '950'),
    ('jewelry', 'color', 'white', 'белое белый белая белые white'),
    ('jewelry', 'color', 'rose', 'розовое розовый красное rose'),
    ('jewelry', 'color', 'yellow', 'желтое желтый лимонное yellow'),
    ('jewelry', 'insert', 'none', 'гладкое гладкие'),
    ('jewelry', '', '', 'украшение украшения украшений изделие изделия ювелирное ювелирка драгоценности jewelry'),
    ('diamonds', '', '', 'бриллиант бриллианты бриллиантов брильянт брильянты алмаз алмазы камень камни камней diamond diamonds карат карата каратов'),
    ('diamonds', 'color', 'fancy', 'фантазийный фантазийные цветной цветные желтый коричневый fancy'),
    ('diamonds', 'clarity', 'fl', 'fl'),
    ('diamonds', 'clarity', 'if', 'if'),
    ('diamonds', 'clarity', 'vvs1', 'vvs1 vvs'),
    ('diamonds', 'clarity', 'vvs2', 'vvs2 vvs'),
    ('diamonds', 'clarity', 'vs1', 'vs1 vs'),
    ('diamonds', 'clarity', 'vs2', 'vs2 vs'),
    ('diamonds', 'clarity', 'si1', 'si1 si'),
    ('diamonds', 'clarity', 'si2', 'si2 si'),
    ('diamonds', 'clarity', 'i1', 'i1'),
    ('diamonds', 'cut', 'ex', 'ex excellent'),
    ('diamonds', 'cut', 'vg', 'vg'),
    ('diamonds', 'certificate', 'gia', 'gia гиа джиа'),
    ('diamonds', 'certificate', 'igi', 'igi'),
    ('diamonds', 'certificate', 'hrd', 'hrd'),
    ('diamonds', 'certificate', 'mgu', 'мгу mgu')
  ) as known (kind, facet, value, said)
  loop
    perform search_learn(known.kind, known.facet, known.value, known.said);
  end loop;
  for known in select * from (values
    ('round', 'круг круглый круглая круглые кр57 round'),
    ('oval', 'овал овальный овальная oval'),
    ('cushion', 'кушон подушка cushion'),
    ('princess', 'принцесса princess'),
    ('emerald', 'изумруд изумрудная изумрудной emerald'),
    ('pear', 'груша грушевидный капля pear'),
    ('marquise', 'маркиз маркиза marquise'),
    ('radiant', 'радиант radiant'),
    ('asscher', 'ашер asscher'),
    ('heart', 'сердце сердечко heart')
  ) as known (shape, said)
  loop
    perform search_learn('diamonds', 'shape', known.shape, known.said);
    perform search_learn('jewelry', 'insert', known.shape, known.said || ' бриллиант бриллиантовое бриллианты брильянт вставка вставки камень diamond');
  end loop;
end $$;

-- Grades of colour are single letters, which the stemmer may take for nothing: they are kept as they are.
insert into search_words (kind, facet, value, word, lexeme, rank)
select 'diamonds', 'color', grade, grade, grade, 1 from unnest(string_to_array('d e f g h i j k l m', ' ')) as grade;

-- A piece is found by what stands in the quotes of its name: the rest says its category.
create function search_name(name text) returns text language sql immutable as $$
  select coalesce(substring(name from '«(.+)»'), name)
$$;

-- All texts of a list of blocks; kinds of blocks and paths of pictures are no words.
create function search_texts(blocks jsonb) returns text language sql immutable as $$
  select coalesce(string_agg(said #>> '{}', ' '), '') from jsonb_path_query(blocks, 'strict $.**') as said
  where jsonb_typeof(said) = 'string' and said #>> '{}' !~ '^([a-z]+|/.*)$'
$$;

create function learn_pieces() returns trigger language plpgsql as $$
begin
  perform search_learn('piece', '', id::text, search_name(name)) from added;
  return null;
end $$;

create function forget_pieces() returns trigger language plpgsql as $$
begin
  delete from search_words using removed where kind = 'piece' and value = removed.id::text;
  return null;
end $$;

create function relearn_pieces() returns trigger language plpgsql as $$
begin
  delete from search_words using removed join added using (id)
    where kind = 'piece' and value = removed.id::text and removed.name <> added.name;
  perform search_learn('piece', '', added.id::text, search_name(added.name)) from added join removed using (id) where removed.name <> added.name;
  return null;
end $$;

create function forget_all_pieces() returns trigger language plpgsql as $$
begin
  delete from search_words where kind = 'piece';
  return null;
end $$;

create trigger jewelry_added_words after insert on jewelry referencing new table as added for each statement execute function learn_pieces();
create trigger jewelry_removed_words after delete on jewelry referencing old table as removed for each statement execute function forget_pieces();
create trigger jewelry_changed_words after update on jewelry
  referencing old table as removed new table as added for each statement execute function relearn_pieces();
create trigger jewelry_emptied_words after truncate on jewelry for each statement execute function forget_all_pieces();

-- Pages and landings are few and change seldom: each row by itself.
create function learn_page() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_words where kind = 'page' and value = old.code;
  end if;
  if tg_op <> 'DELETE' then
    perform search_learn('page', 'title', new.code, new.title);
    perform search_learn('page', 'text', new.code, new.lead || ' ' || search_texts(new.blocks));
  end if;
  return null;
end $$;

create function learn_landing() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from search_words where kind = 'landing' and value = old.code;
  end if;
  if tg_op <> 'DELETE' then
    perform search_learn('landing', 'title', new.code, new.name);
    perform search_learn('landing', 'title', new.code, known.word) from search_words as known
      where known.kind = 'jewelry' and known.facet = 'collections' and known.value = new.collection;
    perform search_learn('landing', 'text', new.code, new.title || ' ' || new.accent || ' ' || new.lead);
  end if;
  return null;
end $$;

create trigger static_pages_words after insert or update or delete on static_pages for each row execute function learn_page();
create trigger landings_words after insert or update or delete on landings for each row execute function learn_landing();

-- What was there before is found too.
select search_learn('piece', '', id::text, search_name(name)) from jewelry;
select search_learn('page', 'title', code, title), search_learn('page', 'text', code, lead || ' ' || search_texts(blocks)) from static_pages;
select search_learn('landing', 'title', code, name), search_learn('landing', 'text', code, title || ' ' || accent || ' ' || lead) from landings;
select search_learn('landing', 'title', landings.code, known.word) from landings
  join search_words as known on known.kind = 'jewelry' and known.facet = 'collections' and known.value = landings.collection;

-- Article numbers are found by their beginning.
create index diamonds_code_beginning on diamonds (code text_pattern_ops);
create index jewelry_code_beginning on jewelry (product_code text_pattern_ops);
create index jewelry_skus_code_beginning on jewelry_skus (code text_pattern_ops);
