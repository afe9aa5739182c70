/**
 * The things of `$1` that are kept now for a visitor, other than this user: their own visit stands in nobody's way, whether they asked for it signed in or
 * under the address that their account has proven. `user` is SQL that gives a user's number or null.
 */
export const keptForVisitors = (user: string): string => `select visits.thing from visits
  where visits.thing = any($1::text[]) and visits.is_only and visits.state = 'confirmed' and now() between visits.kept_from and visits.ends_at
    and visits.user_id is distinct from coalesce(${user}, -1)
    and not exists (select from users where users.id = ${user} and users.email_key = visits.email_key and users.email_confirmed_at is not null)`
