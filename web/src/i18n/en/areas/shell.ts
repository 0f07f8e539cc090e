import { common } from '../common.ts'
import { errors } from '../errors.ts'
import { footer } from '../footer.ts'
import { header } from '../header.ts'
import { session } from '../session.ts'

export const shell = { common, errors, footer, header, session } as const
