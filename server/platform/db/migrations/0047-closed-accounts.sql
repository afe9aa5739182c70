-- Accounts that their owners have deleted (core/domain/account/account-deletion.ts). The user's row stays, without e-mail key and password, until its
-- personal data are erased; this row stays after it.
alter table users add column closed_at timestamptz;

create table closed_accounts (
  user_id int4 primary key,
  closed_at timestamptz not null,
  erase_from timestamptz not null,
  -- Term of the passport; null where no deal required one.
  passport_until timestamptz,
  erased_at timestamptz
);
create index closed_accounts_due on closed_accounts (erase_from) where erased_at is null;

-- Letters about it; a sent one is deleted after a day, an unsent one with the other data.
create table closed_account_letters (
  id int4 generated always as identity primary key,
  user_id int4 not null references closed_accounts,
  email text not null,
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index closed_account_letters_due on closed_account_letters (next_try_at) where sent_at is null;

-- A passport that the law wants outlives its account: neither it nor its files go with the user's row.
alter table passports drop constraint passports_user_id_fkey, add column kept_until timestamptz;
alter table uploaded_files drop constraint uploaded_files_user_id_fkey;

alter table passport_accesses drop constraint passport_accesses_what_check;
alter table passport_accesses add constraint passport_accesses_what_check
  check (what in ('uploaded', 'saved', 'read', 'fileRead', 'changeAsked', 'changeAnswered', 'accountClosed', 'accountErased', 'erased'));
