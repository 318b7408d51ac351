/** The storage key of the chosen area unit. In a file of its own, because most pages do not load the units. */
export const AREA_UNIT = 'area-unit'
