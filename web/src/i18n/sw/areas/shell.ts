import { common } from '../common.ts'
import { errors } from '../errors.ts'
import { header } from '../header.ts'
import { session } from '../session.ts'

export const shell = { common, errors, header, session } as const
