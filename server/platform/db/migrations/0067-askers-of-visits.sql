-- Fingerprint of the asker of a visit: the proven owner of the address, otherwise the address with a network. Unknown of earlier visits.
alter table visits add column asked_by text;
-- A stranger who states an address does not take the hours of its owner.
drop index visits_of_visitor;
create unique index visits_of_visitor on visits (asked_by, day, hour) where state in ('asked', 'confirmed');
