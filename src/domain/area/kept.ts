/** Name under which a device keeps the unit that areas are shown in; apart from the units, which most pages never load. */
export const AREA_UNIT = 'area-unit'
