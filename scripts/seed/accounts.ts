import type { Role } from '../../src/domain/account/constants.ts'

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
] as const satisfies readonly {
  role: Role
  name: string
  email: string
  password: string
  mobileNumber: string
}[]
