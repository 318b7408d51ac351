export const AREA_TEXTS = {
  choose: 'एरिया दूसरी यूनिट में',
  label: 'एरिया दिखाएं',
  stated: 'जैसा लिखा है',
} as const
