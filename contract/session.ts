import type { Call } from './call.ts'
import { Empty } from './rules/fields.ts'
import { User } from './user.ts'

export const getProfile = {
  method: 'GET',
  path: '/auth/profile',
  who: 'user',
  status: 200,
  reply: User,
  fails: 'fetchProfile',
} as const satisfies Call
/** Ends the session of the request's token. Also responds 204 if the token is expired, unknown or missing (API-069, EXTENSION). */
export const logout = {
  method: 'POST',
  path: '/auth/logout',
  who: 'anyone',
  status: 204,
  reply: Empty,
  fails: 'logout',
} as const satisfies Call
