-- Files received from users. The storage holds their bytes, encrypted, under the same id; one that nothing has taken within a day is deleted.
create table uploaded_files (
  id uuid primary key,
  user_id int4 not null references users on delete cascade,
  purpose text not null check (purpose in ('passport', 'passportData')),
  kind text not null check (kind in ('jpeg', 'png', 'pdf', 'json')),
  -- Size as received; re-encoded images are stored in other sizes.
  bytes int4 not null check (bytes > 0),
  thumbnail_id uuid,
  uploaded_at timestamptz not null default now(),
  taken_at timestamptz
);
create index uploaded_files_of_user on uploaded_files (user_id);
create index uploaded_files_untaken on uploaded_files (uploaded_at) where taken_at is null;

-- A user has one passport; one that was replaced stays as long as the law wants it. Its texts are a file of the storage, so that no row, dump or log of the
-- database holds them.
create table passports (
  id int4 primary key generated always as identity,
  user_id int4 not null references users on delete cascade,
  data_id uuid not null references uploaded_files,
  photo_ids uuid[] not null check (cardinality(photo_ids) between 1 and 2),
  -- Consent to the processing of passport data, given apart from any other.
  accepted_at timestamptz not null,
  saved_at timestamptz not null default now(),
  replaced_at timestamptz
);
create unique index passports_of_user on passports (user_id) where replaced_at is null;

create table passport_change_requests (
  id int4 primary key generated always as identity (start with 7001),
  user_id int4 not null references users on delete cascade,
  name text not null,
  surname text not null,
  email text not null,
  question text not null,
  asked_at timestamptz not null default now(),
  decision text check (decision in ('allowed', 'refused')),
  -- The operator's words to the user; of a refusal always.
  answer text check (decision is distinct from 'refused' or answer is not null),
  answered_at timestamptz check ((answered_at is null) = (decision is null))
);
create index passport_change_requests_open on passport_change_requests (user_id) where answered_at is null;

create table passport_letters (
  id int4 generated always as identity primary key,
  request_id int4 not null references passport_change_requests on delete cascade,
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz,
  asked_at timestamptz not null default now()
);
create index passport_letters_due on passport_letters (next_try_at) where sent_at is null;

-- Every read and change of passport data, without the data. Rows outlive their user and are never changed.
create table passport_accesses (
  id int8 primary key generated always as identity,
  user_id int4 not null,
  by_whom text not null check (by_whom in ('user', 'operator', 'job')),
  what text not null check (what in ('uploaded', 'saved', 'read', 'fileRead', 'changeAsked', 'changeAnswered', 'erased')),
  happened_at timestamptz not null default now()
);
create index passport_accesses_of_user on passport_accesses (user_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger passport_accesses_append_only before update or delete or truncate on passport_accesses
  for each statement execute function refuse_change();
