import { expect, test } from 'vitest'
import { publicAddress, withScheme } from './web-address.ts'

test.each([
  ['https://example.in/plan.pdf', 'https://example.in/plan.pdf'],
  [
    ' https://drive.google.com/file/d/1a?usp=sharing ',
    'https://drive.google.com/file/d/1a?usp=sharing',
  ],
  ['HTTPS://Example.IN', 'https://example.in/'],
  [
    'https://उदाहरण.भारत/नक्शा',
    'https://xn--p1b6ci4b4b3a.xn--h2brj9c/%E0%A4%A8%E0%A4%95%E0%A5%8D%E0%A4%B6%E0%A4%BE',
  ],
])('%j is an address of the web', (text, href) => expect(publicAddress(text)).toBe(href))

test.each([
  '',
  'plan.pdf',
  'example.in/plan.pdf',
  'http://example.in/plan.pdf',
  'https:example.in',
  'https:///example.in',
  'https:\\\\example.in',
  'https://example.in\\@evil.example',
  'https://user:word@example.in/',
  'https://example.in:8443/',
  'https://192.168.0.1/plan.pdf',
  'https://[::1]/plan.pdf',
  'https://2130706433/',
  'https://localhost/',
  'https://example.in/a b',
  'https://example.in/\u202efdp.nalp',
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://example.in/plan.pdf',
])('%j is none', (text) => expect(publicAddress(text)).toBeNull())

test.each([
  'up-rera.in/project/1',
  'www.up-rera.in',
  'drive.google.com/file/d/abc',
  'example.in?a=1',
])('%j is an address whose scheme a browser has hidden', (text) =>
  expect(withScheme(` ${text} `)).toBe(`https://${text}`),
)

test.each([
  'https://example.in/',
  'http://example.in/',
  'javascript:alert(1)',
  '//example.in/',
  '',
  'plan.pdf',
  'Site Plan.JPG',
  'asha@example.in',
  'example.in:8443/plan',
  'localhost/plan',
  '10.0.0.1/plan',
  'example.in\\@evil.in',
  'see example.in',
  '-.in',
  'उदाहरण.भारत',
])('%j stays as it was written', (text) => expect(withScheme(text)).toBe(text))
