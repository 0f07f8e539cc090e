import { footer } from '../footer.ts'

const area = { footer } as const

export { area as footer }
