-- Photographs that a buyer has sent for a review which is not written yet, drawn anew by the shop. What no review takes is deleted after a day.
create table uploaded_photos (
  id uuid primary key default gen_random_uuid(),
  user_id int4 not null references users on delete cascade,
  width int4 not null,
  height int4 not null,
  whole bytea not null,
  square bytea not null,
  uploaded_at timestamptz not null default now()
);
create index uploaded_photos_of_user on uploaded_photos (user_id, uploaded_at);
create index uploaded_photos_by_age on uploaded_photos (uploaded_at);
