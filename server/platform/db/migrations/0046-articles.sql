-- Articles of the blog. Each comes from a file of the seed (docs/articles.md); `blocks` are its parts without what is computed when it is read.
create table articles (
  code text primary key,
  title text not null,
  lead text not null,
  topic text not null,
  author text not null,
  published_on date not null,
  minutes int4 not null check (minutes > 0),
  figure text not null,
  -- Addresses of the lists whose first goods are shown with the article.
  stones text,
  pieces text,
  related text[] not null default '{}',
  sources jsonb not null default '[]',
  blocks jsonb not null
);
create index articles_newest on articles (published_on desc, code);
