import { expect, it } from 'vitest'
import { NAME_TEXTS as texts } from '#english/moderation/texts'
import { PATHS } from '../../contract/paths.ts'
import { decideName } from '../../contract/users.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import { makeWaitingName } from '../../test/support/data/factories.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()

const load = async () => ({
  ...(await import('./names.store.ts')),
  ...(await import('./decisions.store.ts')),
  ...(await import('../rebuild/rebuild.store.ts')),
})

it('A changed name is decided as it was read; an extra press does nothing', async () => {
  const [first, second] = [
    await makeWaitingName(portal.db, 'Asha Rani'),
    await makeWaitingName(portal.db, 'Asha Devi'),
  ]
  const meera = await portal.visitor('Admin')
  const desk = await meera.open(`${PATHS.admin}?view=names`, load, '')
  const end = desk.followNames()
  const one = (id: string) => desk.$names.get()?.find((name) => name.id === id)
  await eventually(() => expect(one(second.id)).toBeDefined())
  const [rani, devi] = [one(first.id), one(second.id)]
  if (!rani || !devi) throw new Error('The names are not shown.')
  await Promise.all([desk.decideName(rani, true), desk.decideName(rani, true)])
  expect(meera.sent(decideName)).toHaveLength(1)
  expect(desk.$outcome.get()).toMatchObject({ text: texts.approved('Asha Rani') })
  await desk.decideName(devi, false)
  expect(desk.$outcome.get()).toMatchObject({ text: texts.refused('Asha Devi') })
  expect(desk.$names.get()).toEqual([])
  await desk.decideName(devi, true)
  expect(desk.$outcome.get()).toMatchObject({ tone: 'error', text: texts.changed })
  end()
  desk.stopFollowing()
})
