import { TEST_PIN } from '#contract/control/phones.ts'
import type { World } from '../world/world.ts'
import type { Line } from './readJournal.ts'

const WRONG_PIN = '0000'

/** Returns the body of a line. A masked PIN or code is replaced by a right or wrong one, depending on the result in the journal. */
export function bodyWithSecrets(world: World, lines: readonly Line[], index: number): object | undefined {
  const { body, path = '', kind } = lines[index] as Line
  if (body === null || typeof body !== 'object') return undefined
  if (kind === 'control' && 'pin' in body) return { ...body, pin: wasApproved(lines, index) ? TEST_PIN : WRONG_PIN }
  if (!path.endsWith('/auth/verify-otp')) return body
  const { phoneNumber } = body as { phoneNumber?: unknown }
  const code = world.inbox.list(typeof phoneNumber === 'string' ? phoneNumber : '').findLast((message) => message.code)?.code ?? ''
  const answer = lines.find((line, at) => at > index && line.kind === 'answer' && line.path === path)
  return { ...body, ...('code' in body ? { code: codeToSend(code, answer) } : { otp: codeToSend(code, answer) }) }
}

function wasApproved(lines: readonly Line[], index: number): boolean {
  const after = lines.slice(index + 1)
  const end = after.findIndex(({ kind }) => kind === 'control' || kind === 'request')
  return after.slice(0, end < 0 ? undefined : end).some(({ kind, text }) => kind === 'ledger' && text === 'approval')
}

/** Returns the right code, or a wrong one if the journal's code was wrong. */
const codeToSend = (code: string, answer: Line | undefined): string =>
  answer?.['code'] === 'code_wrong' || answer?.['code'] === 'code_spent' ? (code === '000000' ? '111111' : '000000') : code
