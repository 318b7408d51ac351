import { describe, expect, test } from 'vitest'
import {
  cityProjectsPath,
  PATHS,
  projectOffersPath,
  projectServicePath,
  servicePath,
} from '../../src/contract/paths.ts'
import { ROUTED_CITIES } from '../../src/domain/city/constants.ts'
import { projectAddress } from '../../src/domain/project/schema.ts'
import { redirectRules, ruleFor, targetOf } from './redirect-rules.ts'

const rules = redirectRules()
const answer = (path: string) => {
  const rule = ruleFor(path, rules)
  return rule && [rule.status, rule.to]
}

describe('Where no page is built', () => {
  test.each([...ROUTED_CITIES.map((city) => city.name), 'elsewhere'])(
    'a project in %s is loaded by its id, either slash form',
    (city) => {
      const address = projectAddress({ id: 'abc123', city })
      for (const path of [address, address.slice(0, -1)])
        expect(answer(path)).toEqual([200, '/shell/project/'])
    },
  )

  test.each(ROUTED_CITIES.map((city) => city.slug))(
    '/%s leads to the projects of that city',
    (slug) => {
      expect(answer(`/${slug}/`)).toEqual([301, cityProjectsPath(slug)])
    },
  )

  test('the projects of any other place are asked for by its name', () => {
    expect(answer(cityProjectsPath('New Delhi'))).toEqual([200, '/shell/project-city/'])
    expect(answer(PATHS.projectForm)).toBeUndefined()
  })

  test('an unknown service is answered 404 in the words of its route', () => {
    expect(answer(servicePath('x'))).toEqual([404, '/shell/no-service/'])
    for (const path of [
      projectOffersPath('x'),
      projectServicePath('x'),
      PATHS.projectOffers,
      PATHS.projectService,
    ])
      expect(answer(path)).toEqual([404, '/shell/no-city-service/'])
  })

  test('a page that stands in for others is not there by itself', () => {
    expect(ruleFor('/shell/project/', rules)).toEqual({
      from: '/shell/*',
      to: '/404.html',
      status: 404,
      force: true,
    })
  })
})

describe('An address in small letters', () => {
  // /Home is the home page by another name, and a function answers to both spellings of the page that only redirects.
  const spelled = Object.values(PATHS).filter(
    (path) => path !== path.toLowerCase() && path !== PATHS.landing && path !== PATHS.openProject,
  )
  const pages = [
    ...spelled.filter((path) => path !== PATHS.projectService),
    projectServicePath('lucknow').slice(0, -1),
  ]

  test.each(pages)('leads to %s for good, either slash form', (path) => {
    for (const asked of [path.toLowerCase(), `${path.toLowerCase()}/`]) {
      const rule = ruleFor(asked, rules)
      expect(rule && [rule.status, rule.force, targetOf(asked, rule)]).toEqual([301, false, path])
    }
  })

  test('has a rule for each page that is spelled with capitals, and no rule is left of one that has gone', () => {
    const aliases = rules.filter(
      ({ from, to, status }) => status === 301 && from === to.replace(':splat', '*').toLowerCase(),
    )
    expect(aliases.map(({ to }) => to.replace('/:splat', '')).sort()).toEqual([...spelled].sort())
  })

  test('never leads to itself, should the host take small and capital letters for one', () => {
    // A page that is there wins over its rule. One that is not there has only rules.
    for (const path of [projectServicePath('x'), PATHS.projectService])
      expect(ruleFor(path, rules, { ignoreCase: true })?.status).toBe(404)
  })
})

test('Every rule names a page to show and how to answer', () => {
  expect(rules.length).toBeGreaterThan(15)
  for (const { from, to, status } of rules) {
    expect(from).toMatch(/^\//)
    expect(to).toMatch(/^\//)
    expect([200, 301, 404]).toContain(status)
  }
})
