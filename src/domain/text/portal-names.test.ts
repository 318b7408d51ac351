import { expect, test } from 'vitest'
import { portalsNamed } from './portal-names.ts'

test.each([
  ['See 99acres for more', ['99acres']],
  ['Photos on 99 Acres and Magic-Bricks', ['99 Acres', 'Magic-Bricks']],
  ['MAGIC BRICKS id 7781', ['MAGIC BRICKS']],
  ['listed on housing.com', ['housing.com']],
  ['listed on Housing dot com', ['Housing dot com']],
  ['find it on NoBroker', ['NoBroker']],
  ['the no broker app has it', ['no broker app']],
  ['see nobroker.in', ['nobroker.in']],
  ['Also on OLX, Quikr', ['OLX', 'Quikr']],
  ['SquareYards or squareyards.com', ['squareyards.com', 'SquareYards']],
  ['CommonFloor has the plan', ['CommonFloor']],
  ['makaan.com', ['makaan.com']],
  ['Prop Tiger', ['Prop Tiger']],
  ['Facebook Marketplace or FB market place', ['Facebook Marketplace', 'FB market place']],
])('“%s” names %j', (text, names) => expect(portalsNamed(text)).toEqual(names))

test.each([
  'In a quiet housing society with a guard',
  'No broker please, no brokerage',
  'NO BROKERS. nobroker calls',
  'NoBroker please',
  '200 square yards, corner',
  'A common floor for two families, common floor area is shared',
  'Makaan for sale, pucca makaan',
  'Part of 99 acres of green; a 99 acre campus; 99 acres township',
  'Bricks and magic',
  'Near the housing board office',
  'Solx and polx',
])('“%s” names none', (text) => expect(portalsNamed(text)).toEqual([]))
