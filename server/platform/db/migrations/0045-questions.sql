-- Questions that visitors ask the shop; the answer goes by letter.
create table questions (
  id int4 generated always as identity (start with 11001) primary key,
  -- Null for a guest.
  user_id int4 references users on delete set null,
  name text not null,
  email text not null,
  -- The address was confirmed by the account that asked: its letters may quote what was typed.
  is_email_proven boolean not null,
  topic text not null check (topic in ('stones', 'jewelry', 'order', 'delivery', 'returns', 'other')),
  about text not null,
  question_text text not null,
  reply_text text,
  asked_at timestamptz not null default now(),
  replied_at timestamptz
);
create index questions_open on questions (id) where replied_at is null;
create index questions_of_user on questions (user_id, id);

create table question_letters (
  id int4 generated always as identity primary key,
  question_id int4 not null references questions on delete cascade,
  kind text not null check (kind in ('received', 'forShop', 'replied')),
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  asked_at timestamptz not null default now(),
  unique (question_id, kind)
);
create index question_letters_due on question_letters (next_try_at) where sent_at is null;
