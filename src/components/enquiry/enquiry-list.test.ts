import { createElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Enquiry } from '../../contract/enquiry.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'

beforeEach(() => openPage('<main></main>'))
afterEach(closePage)

test.each([
  ['9876543210', 'tel:+919876543210', '+91 98765 43210'],
  ['+971501234567', 'tel:+971501234567', '+971 50 123 4567 · UAE'],
  ['+14165550123', 'tel:+14165550123', '+1 416 555 0123 · Canada'],
])(
  'The number %s of an asker leads to a call, and says its country if it is another',
  async (mobileNumber, link, shown) => {
    const { EnquiryList } = await import('./EnquiryList.tsx')
    const { renderToString } = await import('react-dom/server')
    const enquiry: Enquiry = {
      id: 'one',
      listingId: 'home',
      about: 'Garden Bay, Gomti Nagar, Lucknow',
      name: 'Asha',
      mobileNumber,
      email: 'asha@example.in',
      message: 'Is it free?',
      createdAt: '2026-11-25T10:00:00Z',
      open: true,
      answer: null,
      answeredAt: null,
    }
    the('main').innerHTML = renderToString(
      createElement(EnquiryList, {
        enquiries: [enquiry],
        now: new Date('2026-11-26T10:00:00Z'),
        answering: null,
        onAnswer: () => {},
      }),
    )
    const call = the<HTMLAnchorElement>('a[href^="tel:"]')
    expect([call.getAttribute('href'), call.textContent]).toEqual([link, shown])
  },
)
