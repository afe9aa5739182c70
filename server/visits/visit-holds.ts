/** SQL for items of `$1` now reserved for another visitor. Matches the user by account or confirmed email; `user` is an SQL expression. */
export const reservedForVisitors = (user: string): string => `select visits.thing from visits
  where visits.thing = any($1::text[]) and visits.is_only and visits.state = 'confirmed' and now() between visits.kept_from and visits.ends_at
    and visits.user_id is distinct from coalesce(${user}, -1)
    and not exists (select from users where users.id = ${user} and users.email_key = visits.email_key and users.email_confirmed_at is not null)`
