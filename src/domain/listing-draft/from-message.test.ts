import { expect, test } from 'vitest'
import { answersIn, homesInMessage } from './from-message.ts'

const TODAY = new Date('2026-11-26T06:00:00Z')
const answers = (text: string) => answersIn(text, TODAY).answers

test('A message answers the questions of the form; figures stay as they were written', () => {
  expect(
    answers('3 BHK flat for sale Sector 76 Noida Nimbus Court 1450 sq ft 9th floor 1.15 cr nego'),
  ).toEqual({
    ...{ listingType: 'Sell', propertyCategory: 'Residential', propertyType: 'Flat/Apartment' },
    ...{ city: 'Noida', locality: 'Sector 76', projectBuildingName: 'Nimbus Court' },
    ...{ plotArea: '1450 sq ft', price: '1.15 cr', bedrooms: '3 BHK', floorNumber: '9th floor' },
    negotiable: 'Yes',
  })
})

test('A price for each gaj stays one', () => {
  expect(answers('Plot 150 gaj Gomti Ngr Extn Lko @52000/gaj')).toMatchObject({
    ...{ plotArea: '150 gaj', price: '52000/gaj' },
  })
})

test('What may mean several answers is asked and not filled', () => {
  const { asks, answers: said } = answersIn('3bhk sec 76 noida 1,15 cr', TODAY)
  expect(asks.map(({ field, options }) => [field, options.length])).toEqual([['propertyType', 2]])
  // The form's own reader asks about the price.
  expect([said.propertyType, said.price]).toEqual([undefined, '1,15 cr'])
})

test('What is not said stays empty, and what is not read is named', () => {
  const {
    answers: said,
    rest,
    leftOut,
  } = answersIn('2bhk flat, park facing, 98100 00009 direct owner', TODAY)
  expect(Object.keys(said).toSorted()).toEqual(['bedrooms', 'propertyCategory', 'propertyType'])
  expect(rest).toEqual(['park facing'])
  expect(leftOut).toEqual(['98100 00009', 'direct owner'])
})

test('What does not apply to such a home is not filled', () => {
  expect(answers('Plot 150 gaj 2 bath family only')).not.toHaveProperty('bathrooms')
  expect(answers('flat for rent 20k ready to move')).not.toHaveProperty('possession')
})

test('A text that says a part of a home is one home, and one that says nothing is none', () => {
  expect(homesInMessage('semi furnished, east facing', TODAY)).toHaveLength(1)
  expect(homesInMessage('Good morning all', TODAY)).toHaveLength(0)
  expect(homesInMessage('1) 2bhk sec 76 20k rent\n2) 3bhk sec 75 1 cr', TODAY)).toHaveLength(2)
})
