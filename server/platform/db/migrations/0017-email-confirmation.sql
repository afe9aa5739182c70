-- An address is its user's once a letter to it was answered. Those of before have had letters, and count as confirmed.
alter table users add column email_confirmed_at timestamptz;
update users set email_confirmed_at = created_at;

-- Another address that the user asked for, until it is confirmed, and the session that asked: it alone goes on after the change.
alter table users
  add column awaiting_email text,
  add column awaiting_until timestamptz,
  add column awaiting_session text,
  -- She wants the newsletter, and her address is not confirmed yet.
  add column asks_newsletter boolean not null default false;

-- Nobody gets the newsletter before the address was confirmed; those of before go on getting it.
alter table newsletter_subscriptions add column confirmed_at timestamptz;
update newsletter_subscriptions set confirmed_at = accepted_at;

-- What the links of letters do, each under the SHA-256 of its token. One that has ended is kept for a while, so that it can be said why it does nothing.
create table email_links (
  token_hash text primary key check (length(token_hash) = 64),
  -- own: proves the address of an account. change: makes another address that of the account. keep: cancels that.
  purpose text not null check (purpose in ('own', 'change', 'keep', 'subscribe', 'unsubscribe')),
  -- The address that it is about: with keep the one that is not to come.
  email_key text not null,
  email text not null,
  -- Whose account; none where a visitor subscribes.
  user_id int4 references users on delete cascade,
  expires_at timestamptz not null,
  ended text check (ended in ('used', 'cancelled', 'replaced', 'late'))
);
create index email_links_of_user on email_links (user_id) where ended is null;
create index email_links_of_address on email_links (email_key) where ended is null;
create index email_links_expiring on email_links (expires_at);
