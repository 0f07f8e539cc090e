import { common } from '../common.ts'
import { errors } from '../errors.ts'
import { header } from '../header.ts'

export const shell = { common, errors, header } as const
