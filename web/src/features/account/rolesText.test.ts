// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { loadBundle, textsNow } from '#web/i18n/texts.ts'
import { rolesText } from './PersonDetails.tsx'

beforeAll(() => loadBundle('account'))

test.each([
  [[], 'User'],
  [['seller'], 'Seller'],
  [['seller', 'transporter'], 'Seller, Transporter'],
  [['auditor'], 'auditor'],
])('[GEN-039][ACC-008] the roles %j are shown as %s', (roles, text) => expect(rolesText(roles, textsNow())).toBe(text))
