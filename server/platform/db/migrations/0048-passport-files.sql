-- A press in the profile opens one file of a passport for a few minutes; the pass goes with its session.
alter table paper_passes drop constraint paper_passes_kind_check;
alter table paper_passes add constraint paper_passes_kind_check check (kind in ('receipt', 'gift', 'stone', 'passport'));
