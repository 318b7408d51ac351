/** The id of a tab, which names its panel. */
export const tabId = (panel: string): string => `tab-${panel}`
/** The id of the place in a tab for a number that an island loads. */
export const tabCountId = (panel: string): string => `count-${panel}`
