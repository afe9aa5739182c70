/** The parameter is a JSON list of `SeedDiamond`. */
export const insertDiamondsSql = `
insert into diamonds (
  id, code, name, shape, weight, color, color_rf, clarity, clarity_rf, cut, cut_rf, polish, symmetry, fluorescence,
  length, width, height,
  depth, "table", crown_angle, pavilion_angle, crown_height, pavilion_depth, girdle, price,
  cert, cert_url, is_available_for_sale, is_countable, previews, diamond_name, diamond_message,
  meta_title, meta_description, meta_h1, meta_keywords,
  package_number, featured_rank, added_at
)
select
  id, code, name, shape, weight, color, "colorRf", clarity, "clarityRf", cut, "cutRf", polish, symmetry, fluorescence,
  (measurements->>'length')::float8, (measurements->>'width')::float8, (measurements->>'height')::float8,
  depth, "table", "crownAngle", "pavilionAngle", "crownHeight", "pavilionDepth", girdle, price,
  cert, "certUrl", "isAvailableForSale", "isCountable", previews, "diamondName", "diamondMessage",
  meta->>'title', meta->>'description', meta->>'h1', meta->>'keywords',
  "packageNumber", "featuredRank", "addedAt"
from jsonb_to_recordset($1::jsonb) as stone (
  id int4, code text, name text, shape text, weight float8, color text, "colorRf" text, clarity text, "clarityRf" text,
  cut text, "cutRf" text, polish text, symmetry text, fluorescence text, measurements jsonb,
  depth float8, "table" float8, "crownAngle" float8, "pavilionAngle" float8, "crownHeight" float8, "pavilionDepth" float8, girdle float8,
  price int4, cert text, "certUrl" text, "isAvailableForSale" bool, "isCountable" bool, previews jsonb,
  "diamondName" text, "diamondMessage" text, meta jsonb, "packageNumber" text, "featuredRank" int4, "addedAt" timestamptz
)`
