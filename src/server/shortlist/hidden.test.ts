import { beforeEach, describe, expect, test } from 'vitest'
import type { SessionUser } from '../../contract/account.ts'
import { HIDDEN_LIMITS } from '../../domain/hidden/constants.ts'
import type { Hidden } from '../../domain/hidden/rules.ts'
import { hiddenChangesSchema } from '../../domain/hidden/schema.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { changeOwnHidden, readOwnHidden } from './hidden.ts'

const backend = setUpBackend()
let asha: SessionUser
beforeEach(async () => {
  asha = await makeUser(backend.db, 'Client', 'Asha')
})

const home = (n: number): Hidden => ({ kind: 'home', key: `listing${n}0000`, name: `House ${n}` })
const posters = (count: number, from = 0): Hidden[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ kind: 'poster', name: 'Aqua' },
    key: String(from + n).padStart(8, '0'),
  }))
const change = (add: Hidden[], remove: Hidden[] = [], user = asha) =>
  changeOwnHidden(backend, user, { add, remove })
async function own(user = asha) {
  const list = await readOwnHidden(backend, user)
  return list.ok ? list.value.items : []
}

describe('What an account has hidden', () => {
  test('is kept last hidden first, each once, and shown again by its own account only', async () => {
    const bina = await makeUser(backend.db, 'Client')
    await change([home(1)])
    await change([home(2), home(1)])
    await change([], [home(1)], bina)
    expect((await own()).map(({ key }) => key)).toEqual([home(2).key, home(1).key])
    await change([home(3)], [home(2)])
    expect((await own()).map(({ name }) => name)).toEqual(['House 3', 'House 1'])
    expect(await own(bina)).toEqual([])
  })

  test('is no more than may be hidden of its kind', async () => {
    await change(posters(HIDDEN_LIMITS.poster - 1))
    await change([...posters(2, HIDDEN_LIMITS.poster), home(1)])
    const kinds = (await own()).map(({ kind }) => kind)
    expect([kinds.filter((kind) => kind === 'poster').length, kinds.includes('home')]).toEqual([
      HIDDEN_LIMITS.poster,
      true,
    ])
  })

  test('has keys of homes and posters alone, and no name that is too long', () => {
    const { add } = hiddenChangesSchema.parse({
      add: [{ ...home(1), name: 'x'.repeat(HIDDEN_LIMITS.name + 1) }],
      remove: [],
    })
    expect(add).toEqual([{ ...home(1), name: '' }])
    for (const bad of [
      { ...home(1), kind: 'city' },
      { ...home(1), key: 'A1' },
    ])
      expect(hiddenChangesSchema.safeParse({ add: [bad], remove: [] }).success).toBe(false)
  })
})
