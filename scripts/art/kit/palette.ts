/** The colours of every drawing: the site's tokens and their lighter and darker neighbours, flat, without gradients. */
export const C = {
  paper: '#FBF8F3', sand: '#F1EAE0', line: '#DDD3C4', ink: '#1F2421', slate: '#3C4641', grey: '#5B625C',
  sky: '#F9ECD6', skyLow: '#F6DFBC', haze: '#EFD2A8', far: '#E8C79C', white: '#FFFBF3',
  stone1: '#FBEFDA', stone2: '#F1DAB4', stone3: '#E4C08F', stone4: '#D0A06A', stone5: '#B37F4B', stone6: '#865A33',
  terra1: '#EDB08B', terra2: '#D47A4C', terra3: '#A9471F', terra4: '#7C3014', terra5: '#57210E',
  neem1: '#BDD3BB', neem2: '#84AC8C', neem3: '#4A8767', neem4: '#2B6A4D', neem5: '#1B4735',
  gold1: '#FAE3B4', gold2: '#F3BE62', gold3: '#E0962B', gold4: '#B86F14',
  water1: '#D9E7DD', water2: '#B3D0C6', water3: '#86B0A8', water4: '#548884', water5: '#2F5F5F',
} as const
