import { USER_TEXTS as texts, USER_STATUS_LABELS } from '#english/account/texts-users'
import { LIST_TEXTS } from '#language/paging/texts'
import { $session } from '../../client/account/session.ts'
import { $done, $opened, ask, openUser, users } from '../../client/account/users.store.ts'
import { UserList } from '../../components/account/UserList.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { ROLES, USER_STATUSES } from '../../domain/account/constants.ts'
import { ListDesk } from '../lib/ListDesk.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { UserDialog } from './UserDialog.tsx'

const STATUSES = USER_STATUSES.map((value) => ({ value, label: USER_STATUS_LABELS[value] }))

/** All accounts: search, details, change of role, disable and enable. */
export function UsersDesk() {
  const session = useInitial($session)
  const opened = useInitial($opened)
  const done = useInitial($done)
  return (
    <ListDesk
      list={users}
      fields={({ role, status, q }) => (
        <>
          <Select
            name="role"
            label={texts.role}
            options={ROLES}
            empty={LIST_TEXTS.all}
            defaultValue={role}
          />
          <Select
            name="status"
            label={texts.status}
            options={STATUSES}
            empty={LIST_TEXTS.all}
            defaultValue={status}
          />
          <TextField
            name="q"
            type="search"
            label={texts.search}
            hint={texts.searchHint}
            defaultValue={q}
          />
        </>
      )}
      above={<Status tone="success">{done}</Status>}
      empty={LIST_TEXTS.none}
      after={<UserDialog />}
    >
      {(rows) => (
        <UserList
          users={rows}
          self={session?.id ?? null}
          opened={opened}
          now={new Date()}
          onOpen={(id) => void openUser(id)}
          onAsk={ask}
        />
      )}
    </ListDesk>
  )
}
