-- Devices of sessions, as their owner sees them: an id that opens nothing, a label made of the User-Agent («Chrome, Windows»), and the mark under which
-- known_devices has the device. Neither the header nor an IP address is kept.
alter table sessions add column public_id uuid not null default gen_random_uuid();
alter table sessions add column device text not null default 'Неизвестное устройство' check (length(device) between 1 and 60);
alter table sessions add column device_mark text check (length(device_mark) = 64);

-- Letters about log-ins from devices that an account did not know; a sent one is deleted after a day.
create table new_device_letters (
  id int4 generated always as identity primary key,
  user_id int4 not null references users on delete cascade,
  device text not null,
  begun_at timestamptz not null default now(),
  tries int4 not null default 0,
  next_try_at timestamptz not null default now(),
  sent_at timestamptz
);
create index new_device_letters_due on new_device_letters (next_try_at) where sent_at is null;
create index new_device_letters_of_user on new_device_letters (user_id);
