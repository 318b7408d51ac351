import { type SQL, sql } from 'drizzle-orm/sql/sql'

const CITY_PROJECT = [
  'id',
  'city',
  'project_building_name',
  'locality',
  'property_category',
  'image_urls',
  'created_at',
] as const

/** Columns of a city project and of a launch. */
export const PROJECT_COLUMNS = {
  project_explore: CITY_PROJECT,
  newly_project: [
    ...CITY_PROJECT,
    'price',
    'plot_area',
    'listing_type',
    'property_type',
    'furnishing',
    'floor_number',
    'total_floors',
    'amenities',
    'facing_type',
  ],
} as const

/** The placeholder of each stored picture of a row, by its address. */
const STAND_INS = `(select coalesce(jsonb_object_agg(shown.address, i.placeholder), '{}'::jsonb)
  from unnest(image_urls) as shown(address)
  cross join lateral (select placeholder from images
    where key = regexp_replace(shown.address, '^/(.*)/[^/]*$', '\\1') limit 1) i)`

/** `jsonb_build_object('projectBuildingName', project_building_name, …)` of these columns. */
export function rowJson(columns: readonly string[]): SQL {
  const camel = (column: string) =>
    column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const own = columns.map((column) => `'${camel(column)}', ${column}`)
  const pictured = columns.includes('image_urls') ? [`'standIns', ${STAND_INS}`] : []
  return sql.raw(`jsonb_build_object(${[...own, ...pictured].join(', ')})`)
}
