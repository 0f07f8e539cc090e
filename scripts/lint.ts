import { resolve } from 'node:path'
import { declaredPages } from './build/declaredPages.ts'
import { runStep } from './run/steps.ts'
import { bareTexts } from './source/bareTexts.ts'
import { zones } from './source/boundaries.ts'
import { hardPhrases } from './source/comments.ts'
import { contractAgain, otherRequests, unknownEvents } from './source/contract.ts'
import { staleDocs } from './source/docs.ts'
import {
  bareRowIds,
  clockReads,
  guessedLocales,
  objectsReadByWord,
  openedTabs,
  seedlessProperties,
  singleFileFolders,
  slowPatterns,
  staleTexts,
  unknownNumbers,
  unresolvedImages,
} from './source/houseRules.ts'
import { chatParts, circles, dynamicImports, impureFiles } from './source/imports.ts'
import { type Check, format, readProject } from './source/project.ts'
import { deadClasses, longSheets, rawSpacing, sheetsElsewhere, shortClasses, unnamedWidths } from './source/styles.ts'
import { bundlesOfLoads, bundlesOfPages } from './source/textBundles.ts'
import { textsOutsideCatalogues, unusedTexts } from './source/texts.ts'

/** The checks that oxlint cannot do. */
const checks: readonly Check[] = [
  ...[circles, dynamicImports(zones(resolve(import.meta.dirname, '..'))), chatParts, impureFiles, singleFileFolders],
  ...[contractAgain, otherRequests, unknownEvents, clockReads, guessedLocales, objectsReadByWord, slowPatterns, seedlessProperties],
  ...[textsOutsideCatalogues, unusedTexts, staleTexts, bareTexts, bundlesOfPages(declaredPages()), bundlesOfLoads],
  ...[openedTabs, unresolvedImages, rawSpacing, unnamedWidths, sheetsElsewhere, deadClasses, shortClasses, longSheets],
  ...[bareRowIds, hardPhrases(20), staleDocs, unknownNumbers],
]

// `npm run lint` runs oxlint, which gets all flags, and then our own checks. It prints each finding as `path:line  message`.
const oxlint = runStep({ name: 'oxlint', command: ['oxlint', '--type-aware', '--deny-warnings', ...process.argv.slice(2)] })
const project = readProject()
const findings = checks.flatMap((check) => check(project))
for (const finding of findings) console.error(format(finding))
console.log(`${checks.length} checks of our own: ${findings.length} findings in ${project.files.size} files`)
process.exitCode = oxlint.failed > 0 || findings.length > 0 ? 1 : 0
