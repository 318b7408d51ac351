import type { Role } from '../../src/domain/account/constants.ts'

type Account = {
  role: Role
  name: string
  email: string
  password: string
  mobileNumber: string
}

/** The demo accounts that `npm start` prints. Only for local data: a deployed portal has none of them. */
export const DEMO_ACCOUNTS = [
  {
    role: 'Admin',
    name: 'Meera Nair',
    email: 'admin@aangan.example',
    password: 'aangan-admin',
    mobileNumber: '9000000001',
  },
  {
    role: 'Owner',
    name: 'Rakesh Tiwari',
    email: 'owner@aangan.example',
    password: 'aangan-owner',
    mobileNumber: '9000000002',
  },
  {
    role: 'Agent',
    name: 'Farah Siddiqui',
    email: 'agent@aangan.example',
    password: 'aangan-agent',
    mobileNumber: '9000000003',
  },
  {
    role: 'Client',
    name: 'Arjun Mehta',
    email: 'client@aangan.example',
    password: 'aangan-client',
    mobileNumber: '9000000004',
  },
] as const satisfies readonly Account[]

/**
 * Two people who read and write Hindi: their homes, and the mails to them, are in it. `npm start` does not print them.
 */
export const HINDI_ACCOUNTS = [
  {
    role: 'Owner',
    name: 'सुशीला देवी',
    email: 'sushila@aangan.example',
    password: 'aangan-sushila',
    mobileNumber: '9000000005',
  },
  {
    role: 'Agent',
    name: 'राम प्रकाश मिश्र',
    email: 'ramprakash@aangan.example',
    password: 'aangan-ramprakash',
    mobileNumber: '9000000006',
  },
] as const satisfies readonly Account[]
