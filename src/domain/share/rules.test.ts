import { expect, test } from 'vitest'
import { mailAddress, sharedText, whatsAppAddress } from './rules.ts'

test('The WhatsApp address holds the whole text with any characters', () => {
  expect(whatsAppAddress('3 BHK & more, ₹ 72 L: https://a.example/?x=1#y')).toBe(
    'https://wa.me/?text=3%20BHK%20%26%20more%2C%20%E2%82%B9%2072%20L%3A%20https%3A%2F%2Fa.example%2F%3Fx%3D1%23y',
  )
})

const HOUSE = {
  title: 'Kesar & Sons Heights',
  state: '',
  place: 'Gomti Nagar, Lucknow',
  price: '₹72 L',
  address: 'https://a.example/listing-detail/l1/',
}

test('A shared text has title, place, price and address, without gaps for missing ones', () => {
  expect(sharedText(HOUSE)).toBe(
    'Kesar & Sons Heights, Gomti Nagar, Lucknow, ₹72 L: https://a.example/listing-detail/l1/',
  )
  expect(sharedText({ ...HOUSE, price: '' })).toContain('Lucknow: https')
})

test('A mail has the same text with any characters', () => {
  const letter = new URL(mailAddress(HOUSE))
  expect(letter.searchParams.get('body')).toBe(sharedText(HOUSE))
  expect(letter.searchParams.get('subject')).toBe(
    'Kesar & Sons Heights, Gomti Nagar, Lucknow, ₹72 L',
  )
})
