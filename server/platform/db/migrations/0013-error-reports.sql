-- What went wrong in browsers. A failure that comes again is one row that counts; what a shopper sends by hand is a row of its own, with the journal
-- of the tab. Secrets are in neither, personal data is masked before it is sent.
create table error_reports (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('error', 'rejection', 'page', 'shopper')),
  fingerprint text not null,
  build text not null,
  path text not null,
  status integer,
  message text not null,
  stack text,
  journal text,
  times integer not null default 1
);
create unique index error_reports_once on error_reports (build, fingerprint) where kind <> 'shopper';
create index error_reports_at on error_reports (at);
