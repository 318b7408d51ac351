import { expect, test } from 'vitest'
import { plotPicture } from '../../contract/plot-picture.ts'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { ALL_PROPERTY_TYPES } from '../../domain/listing/constants.ts'
import { plotOutline } from '../../domain/locality/drawing.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import { PLOT_ELSEWHERE, STAMP_KINDS } from '../../domain/locality/stamps.ts'
import { plotDrawing } from './plot-drawing.ts'

const KILOBYTES = 1000

test.each(CITY_NAMES)('Each plot of %s is a small file without words and scripts', (city) => {
  for (const { slug } of LOCALITIES[city]) {
    const file = plotDrawing(city, slug)
    expect(file.length).toBeLessThan(24 * KILOBYTES)
    expect(file).not.toMatch(/<script|<style|\bon\w+=|href="(?!#)|url\((?!#)|style=|NaN|undefined/)
    expect(file).toContain(
      `d="${plotOutline(CITY_MAPS[city].plots[slug]?.outline ?? '')}" fill="#A9471F"`,
    )
  }
})

test('A drawing has a view for each kind of building, and outside the map it marks no plot', () => {
  const views = (file: string) => [...file.matchAll(/<view id="(\w+)"/g)].map(([, id]) => id)
  expect(views(plotDrawing('Lucknow', 'gomti-nagar'))).toEqual([...STAMP_KINDS])
  expect(views(plotDrawing('Lucknow'))).toEqual([...STAMP_KINDS])
  expect(plotDrawing('Lucknow')).not.toContain('fill-opacity="0.34"')
})

test('A home without photos is shown in its locality, however it is spelled, or in its city', () => {
  const at = (locality: string, propertyType = ALL_PROPERTY_TYPES[0]) =>
    plotPicture({ city: 'Lucknow', locality, propertyType })
  expect(at('Gomtinagar')).toBe('/maps/lucknow/gomti-nagar.svg#flats')
  expect(at('Gomti Nagar', 'Plot/Land')).toBe('/maps/lucknow/gomti-nagar.svg#land')
  expect(at('Behind the old mill', 'Retail')).toBe(`/maps/lucknow/${PLOT_ELSEWHERE}.svg#shop`)
})
