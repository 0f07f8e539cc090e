import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFiles } from './projectFiles.ts'

test('the files of the project are found without git, and without ignored files and hidden folders', () => {
  const root = mkdtempSync(join(tmpdir(), 'samaki-files-'))
  const mine = ['.gitignore', 'README.md', 'web/state/a.ts', 'web/src/b.ts', 'web/.keep']
  const ignored = ['node_modules/a.js', 'web/node_modules/b.js', 'state/worlds.json', 'npm.log', 'web/npm.log', '.env']
  for (const path of [...mine, ...ignored, '.git/HEAD', '.vscode/settings.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), 'node_modules/\n*.log\n.env\n/state/\n')
  }
  expect(projectFiles(root)).toEqual(mine.toSorted())
})
