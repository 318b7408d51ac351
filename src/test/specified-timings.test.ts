import { expect, test } from 'vitest'
import { REDIRECT_MS } from '../domain/account/constants.ts'
import { SLIDE_MS } from '../domain/carousel/rules.ts'
import { CONTACT_REDIRECT_MS } from '../domain/contact/constants.ts'
import { COUNT_UP_MS, SLIDESHOW_MS } from '../domain/home/rules.ts'
import { SCROLL_TOP_MS } from '../domain/site/constants.ts'

// The browser journeys stop the page's clock and advance it by these constants.
test('The timings are those of the specification', () => {
  expect({
    countUp: COUNT_UP_MS,
    slide: SLIDE_MS,
    slideshow: SLIDESHOW_MS,
    scrollToTop: SCROLL_TOP_MS,
    contact: CONTACT_REDIRECT_MS,
    ...REDIRECT_MS,
  }).toEqual({
    countUp: 2500,
    slide: 500,
    slideshow: 1000,
    scrollToTop: 100,
    contact: 2000,
    signUp: 2000,
    login: 1000,
    notLoggedIn: 2000,
    submitted: 2000,
  })
})
