-- The designs of gift certificates are the house's own drawings: their names (core/domain/gift-designs.ts) stand where pictures of jewelry stood.
update gift_cards set previews = '["night", "drawing", "shapes"]'
  where previews = '["/pictures/jewelry/solitaire-white", "/pictures/jewelry/halo-rose", "/pictures/jewelry/pendant-pear-yellow"]';

-- Certificates are bought on a page of their own, which leads to their rules.
update menus set link = '/giftcards' where link = '/gift-certificates';
update menus set children = replace(children::text, '"/gift-certificates"', '"/giftcards"')::jsonb where children::text like '%"/gift-certificates"%';
