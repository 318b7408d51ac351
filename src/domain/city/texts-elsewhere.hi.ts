import { CITIES_ELSEWHERE } from './names.ts'

/** The dots that names may have for searchers, but no text. */
const DOTS = /([कखगजफ])\u093c/g

/** What is shown for the name of a city without pages: its name in Hindi. */
export const shownElsewhere = (name: string): string =>
  CITIES_ELSEWHERE.find((city) => city.name === name)
    ?.names.hi.normalize('NFD')
    .replace(DOTS, '$1') ?? name
