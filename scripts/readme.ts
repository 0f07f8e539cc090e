import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { withTables } from './readmeTables.ts'

// `npm run readme`: writes the tables of accounts and magic numbers anew from the fixtures.
const path = resolve(import.meta.dirname, '../README.md')
writeFileSync(path, withTables(readFileSync(path, 'utf8')))
