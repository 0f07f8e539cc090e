import { join } from 'node:path'

/** The folder of the fixtures' drawings and photographs. The package for testers has it at the same distance (scripts/pack.ts). */
export const FIXTURES = join(import.meta.dirname, '../../fixtures')
