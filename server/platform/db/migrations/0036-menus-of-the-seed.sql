-- A menu is one list of words: it follows the seed while nobody has changed it (`server/seed/renew-menus.ts`). Which menus of a shop that stands already are the seed's is
-- known by what every version before this one had written there; any other is somebody's own.
insert into seed_words (of_table, key, checksum)
select 'menus', place, case when checksum in (
  'cb823facd3eccabd34656a3af30cc002', '37f8dc96defd21a20ed6bf7ce6157bdf', '58756ab380010074ad6429158b24f8bc',
  'bc500c9aa53102e1b47379f46f729aee', 'b2c2180667636d6e2af4a1daa7a02e22',
  'caf246de4a4b3bb1cb80ed6212250873', '8730d560ea17bb9b16bbcded49d02207',
  '14c96c63f10f107734a8fd807b4c92d3', '09c003dc071fe883e39d9748976eaa66', '15a133a86aa23b480ec2c3c23ea3507e',
  'e95e42d3099ead81d65f6b93df0be705', '999ac2238470f429f80acdf780a36651',
  'dd1046fc3a33650cd037a4a6f4ee5ffd', 'd5cda7bc01d8be6beb2f240def8b8992', 'a57eefaf6c7bea2c9a1afa296eed0440',
  'e305fc3294ba5da9b49d82585c37cdd1', 'c1e5dfc45868590c87ca550724ddae82'
) then checksum else 'of nobody who is known' end
from (
  select place, md5(jsonb_agg(jsonb_build_array(position, code, title, link, children, previews) order by position)::text) as checksum
  from menus group by place
) as standing;
