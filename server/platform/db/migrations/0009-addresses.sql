-- Where shoppers want their orders, in the order in which they were added. One of a shopper's is the default.
create table addresses (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  position int not null,
  country text not null references countries (code),
  settlement text not null,
  street text not null,
  house text not null,
  building text,
  flat text,
  is_default boolean not null
);
create index addresses_of_user on addresses (user_id);
create unique index addresses_default on addresses (user_id) where is_default;
alter table users add column addresses_revision int not null default 0;

-- What is suggested while an address is typed. Words are those by which a place is found (core/domain/address.ts): a street has its settlement's too.
create table settlements (
  id int generated always as identity primary key,
  country text not null references countries (code),
  name text not null,
  region text,
  position int not null,
  words tsvector not null,
  unique nulls not distinct (country, name, region)
);
create index settlements_words on settlements using gin (words);
create table streets (
  id int generated always as identity primary key,
  settlement_id int not null references settlements on delete cascade,
  name text not null,
  words tsvector not null,
  unique (settlement_id, name)
);
create index streets_words on streets using gin (words);
-- Of one word alone there may be thousands of streets: the best of each word stand here.
create table street_words (country text not null, word text not null, streets int[] not null);
create unique index street_words_of on street_words (country, word text_pattern_ops);
