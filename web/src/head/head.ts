import { begin } from './begin.ts'
import { speakSwahili } from './speakSwahili.ts'

// A classic script, so that it runs before the first paint; the policy allows no inline one (SEC-001). It stands twice in a page.
const { dataset } = document.currentScript as HTMLScriptElement
if (dataset['part'] === 'head') begin(dataset)
else speakSwahili()
