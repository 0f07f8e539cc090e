import { expect, test } from 'vitest'
import { nodesOf, place, type Source, source, sources } from './ast.ts'

const app = sources('web/src').filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith('web/src/i18n/'))
/** The only files that may open another tab. They set `noopener`. */
const OPENERS = ['web/src/ui/OutLink.tsx', 'web/src/mock-link/HandsetLink.tsx']

/** Returns the attributes and calls that open a tab, and URLs with a scheme. */
function openedTargets(file: Source): string[] {
  return [...nodesOf(file.tree)].flatMap((node) => {
    const text = file.text.slice(node.start, Number(node['end']))
    if (node.type === 'JSXAttribute' && text.startsWith('target=')) return [`${place(file, node)} target`]
    if (node.type === 'CallExpression' && /^(window|globalThis)\.open\(/.test(text)) return [`${place(file, node)} open`]
    if (node.type === 'JSXAttribute' && text === 'dangerouslySetInnerHTML') return [`${place(file, node)} html`]
    const scheme = node.type === 'JSXAttribute' && /^href=\{?["'`]([a-z]+):/.exec(text)?.[1]
    return scheme && !['https', 'tel', 'mailto'].includes(scheme) ? [`${place(file, node)} ${scheme}`] : []
  })
}

test('[SEC-022] only OutLink and HandsetLink open a tab, with noopener; all URLs use https, tel or mailto', () => {
  expect(app.filter(({ path }) => !OPENERS.includes(path)).flatMap(openedTargets)).toEqual([])
  for (const path of OPENERS) expect(app.find((file) => file.path === path)?.text).toMatch(/target="_blank" rel="noopener( noreferrer)?"/)
  const planted = source('a.tsx', 'export const a = () => { window.open(x); return <a href="http://x" target="_blank">x</a> }')
  expect(openedTargets(planted)).toEqual(['a.tsx:1 open', 'a.tsx:1 http', 'a.tsx:1 target'])
})
