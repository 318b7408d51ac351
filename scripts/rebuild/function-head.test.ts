import { expect, test } from 'vitest'
import { headOf } from './function-head.ts'

test('A function’s head has its settings as literals, and names the bundle as the only file to pack', () => {
  expect(headOf('photo')).toBe(`export { default } from './bundles/photo.en.bundle.mjs'
export const config = {"path":"/property_images/:name/:variant","nodeBundler":"none","includedFiles":["bundles/photo.en.bundle.mjs"]}
`)
})

test('The packing of a function with native libraries is left to Netlify', () => {
  expect(headOf('photo-upload')).toContain('export const config = {"path":"/api/photos"}\n')
})

test('The head of a function for events names each of them in the object that it exports', () => {
  expect(headOf('deploys')).toContain(
    'export default { deployBuilding: handlers.deployBuilding, deploySucceeded: handlers.deploySucceeded, deployFailed: handlers.deployFailed }\n',
  )
})

test('A function that the contract does not list is refused by name', () => {
  expect(() => headOf('daily')).toThrow(
    'src/contract/functions.ts does not list functions/daily.ts.',
  )
})
