export const PROJECT_MESSAGES = {
  newLaunch: 'New launch',
  onwards: 'onwards',
  pictureOf: (name: string) => `Picture of ${name}`,
} as const
